"""What Scripts/bench measures, and against what."""
