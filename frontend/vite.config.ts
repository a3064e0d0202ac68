import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  // Relative addresses: the server decides where the assets are mounted.
  base: './',
  build: {
    // Phones and school laptops of the last few years.
    target: ['chrome109', 'firefox115', 'safari16'],
    // Fonts and pictures stay files, so that the browser keeps them between pages.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: false,
    reportCompressedSize: false,
  },
})
