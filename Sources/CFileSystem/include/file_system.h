#pragma once

/// Swaps what is at two paths in one step (`renameat2` with `RENAME_EXCHANGE`, which Swift's Glibc
/// module doesn't show). 0, or -1 with `errno`.
int file_system_exchange(const char *path, const char *other);
