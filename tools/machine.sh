# shellcheck shell=bash
# What ./comptoir, ./play, ./check, ./format and bench/run share: finding what the machine has, and building.
# Each reads this file by its first lines, which work through symbolic links. Everything here speaks on standard error only.

# The project's folder.
root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=tools/install.sh
. "$root/tools/install.sh"
# shellcheck source=tools/run.sh
. "$root/tools/run.sh"

java_release=25
maven_least=3.8
node_least=20.19

say() { printf '%s\n' "$*" >&2; }

# The version of the Java at $1 as one number; empty where there is none.
java_version() {
    if [ -r "$1/release" ]; then
        sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
    elif [ -x "$1/bin/java" ]; then
        "$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p'
    fi
}

# Sets $jdk to the folder of a JDK that is new enough; fails where the machine has none.
find_jdk() {
    local home version
    for home in "${JAVA_HOME:-}" "$(path_java_home)" \
        /usr/lib/jvm/* /usr/local/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* "${HOME:-}"/.asdf/installs/java/* \
        "${HOME:-}"/.local/share/mise/installs/java/* "${HOME:-}"/.gradle/jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        [ -x "${home:-/none}/bin/javac" ] || continue
        version=$(java_version "$home")
        if [ "${version:-0}" -ge "$java_release" ]; then
            jdk=$home
            # Where the build looks first: what compiles the program is what runs it.
            export JAVA25_HOME=$jdk
            return 0
        fi
    done
    return 1
}

path_java_home() {
    local java
    java=$(command -v java) || return 0
    java=$(readlink -f "$java")
    dirname "$(dirname "$java")"
}

# Whether the dotted version $1 is at least $2 (two numbers are looked at).
at_least() {
    local have_major have_minor want_major want_minor
    IFS=. read -r have_major have_minor _ <<<"$1.0"
    IFS=. read -r want_major want_minor _ <<<"$2.0"
    [ "$have_major" -gt "$want_major" ] || { [ "$have_major" -eq "$want_major" ] && [ "$have_minor" -ge "$want_minor" ]; }
}

# Each need_… provides what is missing where it may and can; else it says in one sentence what is missing and how to get
# it, and fails.
need_jdk() {
    find_jdk && return 0
    provide "a JDK $java_release" "$java_release" "openjdk-$java_release-jdk-headless" && find_jdk && return 0
    say "Comptoir needs a JDK $java_release or newer, and none was found$not_offered: install one (Eclipse Temurin $java_release, say: 'sdk install java $java_release-tem', 'brew install --cask temurin@$java_release', or your system's package), or set JAVA_HOME to where it is."
    return 1
}

need_maven() {
    local told version java
    if ! command -v mvn >/dev/null && ! provide "Maven" "$maven_least" maven; then
        say "Comptoir needs Maven $maven_least or newer to build, and there is no 'mvn'$not_offered: install it ('apt-get install maven', 'brew install maven' or 'sdk install maven')."
        return 1
    fi
    # Maven needs some Java to run on: the JDK found, where the machine offers it no other.
    if [ -n "${jdk:-}" ] && [ -z "${JAVA_HOME:-}" ] && ! command -v java >/dev/null; then
        export JAVA_HOME=$jdk
    fi
    told=$(mvn -B -version 2>/dev/null </dev/null) || true
    version=$(sed -n 's/.*Apache Maven \([0-9][0-9.]*\).*/\1/p' <<<"$told")
    if [ -z "$version" ]; then
        say "Maven is installed but does not start: 'mvn -version' tells why."
        return 1
    fi
    if ! at_least "$version" "$maven_least"; then
        say "Comptoir needs Maven $maven_least or newer to build, and this is Maven $version: install a newer one ('sdk install maven', or your system's package)."
        return 1
    fi
    # A newer Java warns of what Maven's own libraries do.
    java=$(sed -n 's/^Java version: \([0-9]*\).*/\1/p' <<<"$told")
    if [ "${java:-0}" -ge 24 ]; then
        export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}"
    fi
}

node_version() { node --version 2>/dev/null | sed -n 's/^v\([0-9][0-9.]*\).*/\1/p'; }

has_node() {
    local version
    version=$(node_version)
    [ -n "$version" ] && at_least "$version" "$node_least" && command -v npm >/dev/null
}

need_node() {
    local version found="there is none"
    has_node && return 0
    provide "Node.js with npm" "$node_least" nodejs npm && has_node && return 0
    version=$(node_version)
    [ -z "$version" ] || found="this is Node.js $version"
    command -v npm >/dev/null || [ -z "$version" ] || found="$found without npm"
    say "Comptoir needs Node.js $node_least or newer with npm for its page, and $found$not_offered: install it ('brew install node', Node's own installer, or your system's package)."
    return 1
}

# The page's tests drive a browser.
need_browser() {
    [ -n "${CHROME_BIN:-}" ] && return 0
    local name
    for name in chromium chromium-browser google-chrome chrome; do
        command -v "$name" >/dev/null && return 0
    done
    provide "Chromium, for the page's tests" 100 chromium && return 0
    say "The page's tests need Chromium or Chrome, and there is none$not_offered: install it ('apt-get install chromium', or a browser's own installer), or set CHROME_BIN to where it is."
    return 1
}

# Runs a command while no other start of these scripts does the same in this tree.
alone() {
    mkdir -p "$root/target"
    if command -v flock >/dev/null; then
        (
            flock 9
            "$@" 9>&-
        ) 9>"$root/target/build.lock"
    else
        (
            lock=$root/target/build.lock.d
            until mkdir "$lock" 2>/dev/null; do
                # A lock whose holder is gone holds nothing.
                if holder=$(cat "$lock/pid" 2>/dev/null) && [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
                    rm -rf "$lock"
                fi
                sleep 1
            done
            trap 'rm -rf "$lock"' EXIT
            sh -c 'echo "$PPID"' >"$lock/pid"
            "$@"
        )
    fi
}

# The program as it was last built: $built is made when a build has gone well, dated to that build's start.
program=$root/app/target/comptoir-app.jar
built=$root/app/target/built

is_built() {
    [ -f "$program" ] && [ -f "$built" ] || return 1
    local module sources=("$root/pom.xml")
    for module in engine lessons protocol kit dale cove bots browser server app; do
        sources+=("$root/$module/pom.xml")
        [ -d "$root/$module/src/main" ] && sources+=("$root/$module/src/main")
    done
    [ -d "$root/rules" ] && sources+=("$root/rules")
    [ -d "$root/web/src/words" ] && sources+=("$root/web/src/words")
    [ -d "$root/web/dist" ] && sources+=("$root/web/dist")
    # Folders count too: their date tells of files that went away.
    [ -z "$(find "${sources[@]}" -newer "$built" -print 2>/dev/null | head -n 1)" ]
}

# Runs Maven, and remembers the build if it goes well.
remembering() {
    local start=$root/target/build.start
    mkdir -p "$root/target"
    touch "$start"
    "$@" || return
    mkdir -p "$root/app/target"
    mv "$start" "$built"
}

build_program() {
    # Another start may have built while this one waited.
    is_built && return 0
    need_maven || return
    say "Building Comptoir…"
    cd "$root" && remembering mvn -B -ntp -q -Dmaven.test.skip=true -pl app -am package >&2 </dev/null
}

# Builds the program where its sources are newer; inside ./check, which builds, it takes what is there.
ensure_built() {
    [ -n "${COMPTOIR_BUILDING:-}" ] || is_built || alone build_program || {
        say "Comptoir could not be built."
        return 1
    }
}

# What drives a cluster (--on) is no part of the program: it is built when it is asked for, and fetches Apache Spark then.
cluster=$root/cluster/target/comptoir-cluster.jar
cluster_built=$root/cluster/target/built

is_cluster_built() {
    [ -f "$cluster" ] && [ -f "$cluster_built" ] || return 1
    [ -z "$(find "$root/pom.xml" "$root/cluster/pom.xml" "$root/cluster/src/main" "$root/bots/src/main/java/comptoir/bots/machines" \
        -newer "$cluster_built" -print 2>/dev/null | head -n 1)" ]
}

build_cluster() {
    local start=$root/target/cluster.start
    is_cluster_built && return 0
    need_maven || return
    say "Building what drives a cluster; the first time this fetches Apache Spark, some 230 MB…"
    mkdir -p "$root/target"
    touch "$start"
    (cd "$root" && mvn -B -ntp -q -Dmaven.test.skip=true -Pcluster -pl cluster -am package >&2 </dev/null) &&
        mv "$start" "$cluster_built"
}

ensure_cluster_built() {
    [ -n "${COMPTOIR_BUILDING:-}" ] || is_cluster_built || alone build_cluster || {
        say "What drives a cluster (--on) could not be built."
        return 1
    }
}

has_page() { [ -f "$root/web/package.json" ]; }

# Fetches the page's packages where the lock file is newer than what is there.
fetch_page_packages() {
    local fetched=$root/web/node_modules/.package-lock.json
    if [ ! -f "$fetched" ] || [ "$root/web/package.json" -nt "$fetched" ] || [ "$root/web/package-lock.json" -nt "$fetched" ]; then
        say "Fetching the page's packages…"
        (cd "$root/web" && npm ci --no-audit --no-fund >&2 </dev/null && touch node_modules/.package-lock.json)
    fi
}

build_page() {
    local dist=$root/web/dist
    if [ -d "$dist" ] && [ -z "$(cd "$root/web" && find . \( -name node_modules -o -name dist -o -name screenshots \) -prune \
        -o -newer dist -type f -print | head -n 1)" ]; then
        return 0
    fi
    need_node && fetch_page_packages || return
    say "Building the page…"
    (cd "$root/web" && npm run --if-present build >&2 </dev/null) && { [ ! -d "$dist" ] || touch "$dist"; }
}
