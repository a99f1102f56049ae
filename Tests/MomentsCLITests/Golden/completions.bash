# bash completion for momentsgen
_momentsgen() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= i
  COMPREPLY=()
  # Words are cut at '=' as well: --color = auto.
  if [[ $word == "=" ]]; then word=; elif [[ $previous == "=" ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      init|new|build|merge|serve|why|check|import|export|theme|schema|completions|man|help|version) command=${COMP_WORDS[i]}; break ;;
    esac
  done
  local folders=0 files=0 words=
  case $previous in
    --color) words="auto always never" ;;
    --source|-s) folders=1 ;;
    --output|-o) folders=1 ;;
    --base-url) return ;;
    --now) return ;;
    --jobs) return ;;
    --compress) return ;;
    --changes) files=1 ;;
    --since) return ;;
    --shard) return ;;
    --port|-p) return ;;
    --host) return ;;
    --base-path) return ;;
    --editor-url) return ;;
    --include) return ;;
    --audience) words="public unlisted followers private" ;;
    --as) words="auto markdown json" ;;
    --time-zone) return ;;
    --password-file) files=1 ;;
    --media-list) files=1 ;;
    --photo) files=1 ;;
    --date) return ;;
    --tag|-t) return ;;
    --ci) words="github gitlab netlify cloudflare codeberg" ;;
    --alt) files=1 ;;
    --format) words="human json github" ;;
    *)
      if [[ $word == -* ]]; then
        case $command in
          init) words="--help --version --color --ci" ;;
          new) words="--help --version --color --source --photo --date --tag --draft" ;;
          build) words="--help --version --color --source --output --base-url --drafts --future --now --strict --keep-going --jobs --compress --changes --since --adopt --keep-stale --shard --full --format --quiet --verbose" ;;
          merge) words="--help --version --color --output --format --quiet --verbose" ;;
          serve) words="--help --version --color --source --port --host --open --base-path --write --poll --editor-url --output --base-url --now --jobs --format --quiet --verbose" ;;
          why) words="--help --version --color --source --output --base-url --drafts --future --now --strict --keep-going --jobs --format --quiet --verbose" ;;
          check) words="--help --version --color --source --output --base-url --drafts --future --now --strict --keep-going --jobs --alt --format --quiet --verbose" ;;
          import) words="--help --version --color --source --include --audience --dry-run --join-threads --keep-cross-posts --restore-removed --as --time-zone --password-file --media-list --format --quiet --verbose" ;;
          export) words="--help --version --color --output --source --base-url --drafts --future --now --jobs --format --quiet --verbose" ;;
          theme) words="--help --version --color --source" ;;
          schema) words="--help --version --color" ;;
          completions) words="--help --version --color" ;;
          man) words="--help --version --color" ;;
          help) words="--help --version --color" ;;
          version) words="--help --version --color" ;;
          *) words="--help --version --color" ;;
        esac
      else
        case $command in
          init) folders=1 ;;
          merge) folders=1 ;;
          why) files=1 ;;
          import) files=1 ;;
          theme) words="list eject" ;;
          schema) words="site moment profile people page" ;;
          completions) words="bash zsh fish" ;;
          help) words="init new build merge serve why check import export theme schema completions man help version" ;;
          "") words="init new build merge serve why check import export theme schema completions man help version" ;;
        esac
      fi ;;
  esac
  local IFS=$'\n'
  if [[ -n $words ]]; then COMPREPLY=($(IFS=' '; compgen -W "$words" -- "$word")); fi
  if ((folders)); then compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$word")); fi
  if ((files)); then compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _momentsgen momentsgen
