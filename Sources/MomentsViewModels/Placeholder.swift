// Filled by the issue that needs it.
