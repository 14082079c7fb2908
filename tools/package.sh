# shellcheck shell=bash
# shellcheck disable=SC2154 # $root, $jdk and $program come from tools/machine.sh
# ./comptoir package: an archive that runs without a JDK. Part of ./comptoir.

# What the modules' own descriptions do not show: elliptic curves for TLS, French numbers, the zip file system, and the
# management that bench and metrics ask.
unseen_modules=jdk.crypto.ec,jdk.localedata,jdk.zipfs,jdk.management,java.management

make_package() {
    local folder=$root/target/package version name modules
    case "${1:-}" in
        "") ;;
        -h | --help)
            echo "./comptoir package   makes target/package/comptoir-VERSION-linux-x64.tar.gz: the program with a Java of its own,"
            echo "                     a systemd unit and a Dockerfile (docs/server.md)"
            return 0
            ;;
        *)
            say "./comptoir package takes no '$1': ./comptoir package --help tells what it does."
            return 2
            ;;
    esac
    [ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] || {
        say "The archive is for Linux on x64 and is made there; this is $(uname -s) on $(uname -m)."
        return 1
    }
    [ -x "$jdk/bin/jlink" ] && [ -d "$jdk/jmods" ] || "$jdk/bin/jlink" --help >/dev/null 2>&1 || {
        say "The JDK at $jdk has no jlink, which makes the Java of the archive: install a whole JDK $java_release."
        return 1
    }
    if has_page && [ -z "${COMPTOIR_BUILDING:-}" ]; then alone build_page || return; fi
    ensure_built || return

    version=$(sed -n 's:^    <version>\(.*\)</version>$:\1:p' "$root/pom.xml" | head -n 1)
    name=comptoir-$version
    rm -rf "$folder"
    mkdir -p "$folder/$name/bin" "$folder/$name/lib"
    cp "$program" "$folder/$name/lib/"
    cp -r "$root/app/target/lib" "$folder/$name/lib/lib"
    cp "$root/tools/run.sh" "$folder/$name/lib/"
    cp "$root/release/comptoir" "$folder/$name/bin/"
    cp "$root/release/comptoir.service" "$root/release/Dockerfile" "$root/LICENSE" "$root/NOTICE" "$folder/$name/"

    say "Making a Java of just what the program uses…"
    modules=$("$jdk/bin/jdeps" --print-module-deps --ignore-missing-deps --multi-release "$java_release" \
        "$program" "$root"/app/target/lib/*.jar | tail -n 1)
    "$jdk/bin/jlink" --add-modules "$modules,$unseen_modules" --include-locales=en,fr --strip-debug \
        --no-header-files --no-man-pages --compress zip-6 --output "$folder/$name/java"
    (cd "$folder" && tar --owner=0 --group=0 -czf "$name-linux-x64.tar.gz" "$name")
    echo "$folder/$name-linux-x64.tar.gz"
}
