#compdef momentsgen
# zsh completion for momentsgen
_momentsgen() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  _arguments -C \
    '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
    '(-V --version)'{-V,--version}'[Print the version]' \
    '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
    '1: :->command' \
    '*:: :->rest'
  case $state in
    command)
      local -a commands
      commands=(
        'init:Begin a site\: settings, a profile, three moments, a README'
        'new:Begin a moment\: write its file and print the path'
        'build:Make the site'\''s pages\: Content/ and Templates/ become public/'
        'merge:Join the parts that build --shard made'
        'serve:Show the site in the browser as you write it'
        'why:Say what a file of the output was made from, and why'
        'check:Find what a build would say, and what could be better'
        'import:Turn an export of another service into moments in Content/'
        'export:Write all moments as an archive that other programs read'
        'theme:List the built-in theme'\''s files, or copy them out'
        'schema:Print the JSON Schema of a content file, for editors'
        'completions:Print what makes a shell complete commands and flags'
        'man:Print the manual page'
        'help:Explain a command'
        'version:Print the version'
      )
      _describe -t commands command commands ;;
    rest)
      case $line[1] in
        init)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '--ci=[Also write what has the site built and published there at each push]:ci:(github gitlab netlify cloudflare codeberg)' \
            '*:argument:_files -/' ;;
        new)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '*''--photo=[Copy a picture beside the moment; can be given again]:file:_files' \
            '--date=[When it happened, as 2026-05-01T18\:30\:00+02\:00; default\: now]:date: ' \
            '*'{-t+,--tag=}'[A tag, without '\''#'\''; can be given again]:tag: ' \
            '--draft[Mark it as a draft]' ;;
        build)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '(-o --output)'{-o+,--output=}'[Where the pages go; default\: public in the site'\''s folder]:dir:_files -/' \
            '--base-url=[The address that the site will have, instead of site.yaml'\''s]:url: ' \
            '--drafts[Include moments marked as drafts]' \
            '--future[Include moments dated later than now]' \
            '--now=[The time to build for, as 2026-11-30T00\:00\:00Z; default\: SOURCE_DATE_EPOCH, else the clock]:instant: ' \
            '--strict[Treat warnings as errors]' \
            '--keep-going[Publish what can be built though there are errors; still exits with 1]' \
            '--jobs=[Work on N things at once; default\: one per processor]:n: ' \
            '--compress=[Also write compressed files beside the text files, for hosts that send them\: gzip, br, zstd, with commas between]:forms: ' \
            '--changes=[Write which files were created, updated and deleted since the last build, as JSON]:file:_files' \
            '--since=[For --changes\: compare with this manifest, fetched from the host, not with the last build]:manifest: ' \
            '--adopt[Publish into a folder that holds files of other origin; those in the way are replaced]' \
            '--keep-stale[Leave the files that earlier builds wrote and this one doesn'\''t]' \
            '--shard=[Make part I of N only; momentsgen merge joins the parts. Needs --now]:i/n: ' \
            '--full[Make every page, also those whose sources didn'\''t change since the last build]' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' ;;
        merge)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-o --output)'{-o+,--output=}'[Where the pages go; default\: public in the site'\''s folder]:dir:_files -/' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' \
            '*:argument:_files -/' ;;
        serve)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '(-p --port)'{-p+,--port=}'[Where to serve; default\: 4242, or the next port that is free]:n: ' \
            '--host=[Serve at this address of the machine, such as 0.0.0.0 for all\: others can see the site then]:address: ' \
            '--open[Show the site in the browser]' \
            '--base-path=[Serve below this path; default\: that of the site'\''s address, as it will be when published]:path: ' \
            '--write[Also publish each good build to the output folder]' \
            '--poll[Look for changes again and again, where the system reports none]' \
            '--editor-url=[What a message'\''s place links to, with {file}, {line} and {column}; default\: by $EDITOR]:url: ' \
            '(-o --output)'{-o+,--output=}'[Where the pages go; default\: public in the site'\''s folder]:dir:_files -/' \
            '--base-url=[The address that the site will have, instead of site.yaml'\''s]:url: ' \
            '--now=[The time to build for, as 2026-11-30T00\:00\:00Z; default\: SOURCE_DATE_EPOCH, else the clock]:instant: ' \
            '--jobs=[Work on N things at once; default\: one per processor]:n: ' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' ;;
        why)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '(-o --output)'{-o+,--output=}'[Where the pages go; default\: public in the site'\''s folder]:dir:_files -/' \
            '--base-url=[The address that the site will have, instead of site.yaml'\''s]:url: ' \
            '--drafts[Include moments marked as drafts]' \
            '--future[Include moments dated later than now]' \
            '--now=[The time to build for, as 2026-11-30T00\:00\:00Z; default\: SOURCE_DATE_EPOCH, else the clock]:instant: ' \
            '--strict[Treat warnings as errors]' \
            '--keep-going[Publish what can be built though there are errors; still exits with 1]' \
            '--jobs=[Work on N things at once; default\: one per processor]:n: ' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' \
            '*:argument:_files' ;;
        check)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '(-o --output)'{-o+,--output=}'[Where the pages go; default\: public in the site'\''s folder]:dir:_files -/' \
            '--base-url=[The address that the site will have, instead of site.yaml'\''s]:url: ' \
            '--drafts[Include moments marked as drafts]' \
            '--future[Include moments dated later than now]' \
            '--now=[The time to build for, as 2026-11-30T00\:00\:00Z; default\: SOURCE_DATE_EPOCH, else the clock]:instant: ' \
            '--strict[Treat warnings as errors]' \
            '--keep-going[Publish what can be built though there are errors; still exits with 1]' \
            '--jobs=[Work on N things at once; default\: one per processor]:n: ' \
            '--alt=[Write a sheet of the photos without alternative text; where FILE is there, merge it back]:file:_files' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' ;;
        import)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '--include=[Also followers, private, replies, boosts, stories, communities, archived, coordinates; by commas]:kinds: ' \
            '--audience=[Who may see posts of exports that don'\''t say; default\: private]:audience:(public unlisted followers private)' \
            '--dry-run[Say what would be written, and write nothing]' \
            '--join-threads[Make one moment of a post and your replies to it]' \
            '--keep-cross-posts[Keep the same post on several services as several moments]' \
            '--restore-removed[Write moments again whose files you have removed]' \
            '--as=[The form of new files; auto\: Markdown, and from 5000 moments on JSON for those without media]:as:(auto markdown json)' \
            '--time-zone=[The zone of times without one; default\: site.yaml'\''s]:zone: ' \
            '--password-file=[A file whose first line opens a locked archive]:file:_files' \
            '--media-list=[Write the addresses of media that are only online to FILE of the site'\''s folder, a line each]:file:_files' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' \
            '*:argument:_files' ;;
        export)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-o --output)'{-o+,--output=}'[Where the archive goes; default\: export in the site'\''s folder]:dir:_files -/' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '--base-url=[The address that the site will have, instead of site.yaml'\''s]:url: ' \
            '--drafts[Include moments marked as drafts]' \
            '--future[Include moments dated later than now]' \
            '--now=[The time to build for, as 2026-11-30T00\:00\:00Z; default\: SOURCE_DATE_EPOCH, else the clock]:instant: ' \
            '--jobs=[Work on N things at once; default\: one per processor]:n: ' \
            '--format=[The form of messages\: for people, JSON lines, or annotations of a GitHub workflow]:format:(human json github)' \
            '(-q --quiet)'{-q,--quiet}'[Print errors and warnings only]' \
            '(-v --verbose)'{-v,--verbose}'[Print each removed file and what the build was told]' ;;
        theme)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '(-s --source)'{-s+,--source=}'[The site'\''s folder; default\: the current one]:dir:_files -/' \
            '*:argument:(list eject)' ;;
        schema)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '*:argument:(site moment profile people page)' ;;
        completions)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '*:argument:(bash zsh fish)' ;;
        man)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' ;;
        help)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' \
            '*:argument:(init new build merge serve why check import export theme schema completions man help version)' ;;
        version)
          _arguments \
            '(-h --help)'{-h,--help}'[Explain the command and its flags]' \
            '(-V --version)'{-V,--version}'[Print the version]' \
            '--color=[Colour messages; auto\: on a terminal where NO_COLOR isn'\''t set]:color:(auto always never)' ;;
      esac ;;
  esac
}
if [[ $funcstack[1] == _momentsgen ]]; then
  _momentsgen "$@"
else
  compdef _momentsgen momentsgen
fi
