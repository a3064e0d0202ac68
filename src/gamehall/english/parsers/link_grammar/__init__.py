"""Link Grammar's linkages, made into trees."""
