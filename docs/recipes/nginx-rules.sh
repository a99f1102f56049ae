#!/bin/sh
# Turns _headers and _redirects of a built site into rules for nginx:
#   nginx-rules.sh PUBLIC FOLDER
# writes FOLDER/maps.conf, to be included in `http`, and FOLDER/server.conf, to be included in the
# site's `server`. Run it after each build that changed one of the two, and reload nginx.
set -eu
public=$1
folder=$2
mkdir -p "$folder"

set --
for name in _headers _redirects; do
  if [ -f "$public/$name" ]; then set -- "$@" "$public/$name"; fi
done

# Values are quoted for nginx; a `*` at a pattern's end stands for anything, as hosts have it.
awk -v maps="$folder/maps.conf" -v server="$folder/server.conf" '
function quoted(text) {
  gsub(/\\/, "\\\\", text)
  gsub(/"/, "\\\"", text)
  return "\"" text "\""
}
function expression(pattern) {
  gsub(/[][.+?^${}()|\\]/, "\\\\&", pattern)
  gsub(/\*/, "(?<splat>.*)", pattern)
  return "\"~^" pattern "$\""
}
FILENAME ~ /_headers$/ {
  if ($0 ~ /^[ \t]*(#|$)/) next
  if ($0 !~ /^[ \t]/) { pattern = $1; next }
  line = $0
  sub(/^[ \t]+/, "", line)
  name = substr(line, 1, index(line, ":") - 1)
  value = substr(line, index(line, ":") + 1)
  sub(/^[ \t]+/, "", value)
  # "! Name" takes a header away, which only some hosts know.
  if (name ~ /^!/ || name == "") next
  if (tolower(name) == "content-type") {
    types = types "location " (pattern ~ /\*/ ? "~ " expression(pattern) : "= " quoted(pattern))
    types = types " { types { } default_type " quoted(value) "; }\n"
    next
  }
  if (!(name in rules)) names[++count] = name
  # The last rule that fits is the most particular one, and is looked at first.
  rules[name] = "  " expression(pattern) " " quoted(value) ";\n" rules[name]
}
FILENAME ~ /_redirects$/ {
  if ($0 ~ /^[ \t]*(#|$)/ || NF < 2) next
  status = $3 ~ /^30[1278]/ ? substr($3, 1, 3) : 301
  target = $2
  gsub(/\$/, "", target)
  sub(/:splat/, "${splat}", target)
  from = $1
  sub(/^https?:\/\/[^\/]*/, "", from)
  if (!(status in moves)) statuses[++moveCount] = status
  moves[status] = moves[status] "  " expression(from) " " quoted(target) ";\n"
}
END {
  print "map $request_uri $momentsgen_path { default \"\"; \"~^(?<p>[^?]*)\" $p; }" > maps
  for (i = 1; i <= moveCount; i++) {
    status = statuses[i]
    printf "map $momentsgen_path $momentsgen_%s {\n  default \"\";\n%s}\n", status, moves[status] > maps
    printf "if ($momentsgen_%s) { return %s $momentsgen_%s; }\n", status, status, status > server
  }
  for (i = 1; i <= count; i++) {
    printf "map $momentsgen_path $momentsgen_header%d {\n  default \"\";\n%s}\n", i, rules[names[i]] > maps
    printf "add_header %s $momentsgen_header%d always;\n", names[i], i > server
  }
  printf "%s", types > server
}' "$@" /dev/null
