"""What many games have in common, as numbers, plots and a page."""
