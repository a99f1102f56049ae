#pragma once
#include <microhttpd.h>

/* What the preview asks of libmicrohttpd; the callbacks all get `context`. */
struct momentsgen_http_settings {
  int listening_socket;
  unsigned threads;
  unsigned connections;
  unsigned idle_seconds;
  size_t bytes_per_connection;
  void *context;
  MHD_AccessHandlerCallback answer;
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_RequestCompletedCallback end;
  MHD_NotifyConnectionCallback connection;
};

/* MHD_start_daemon takes its options as variable arguments, which Swift can't pass. */
static inline struct MHD_Daemon *momentsgen_http_start(
    const struct momentsgen_http_settings *settings) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
      settings->answer, settings->context,
      MHD_OPTION_LISTEN_SOCKET, settings->listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, settings->threads,
      MHD_OPTION_CONNECTION_LIMIT, settings->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->bytes_per_connection,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, settings->begin, settings->context,
      MHD_OPTION_NOTIFY_COMPLETED, settings->end, settings->context,
      MHD_OPTION_NOTIFY_CONNECTION, settings->connection, settings->context,
      MHD_OPTION_END);
}

/* The names of these in Swift depend on how its importer cuts them. */
static inline int momentsgen_http_is_closed(enum MHD_ConnectionNotificationCode event) {
  return event == MHD_CONNECTION_NOTIFY_CLOSED;
}

/* Negative where it isn't known. */
static inline int momentsgen_http_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}
