# shellcheck shell=bash
# How the program is started, here (./comptoir) and from an archive (bin/comptoir).

# run_comptoir JAVA_HOME JAR FOLDER ARGUMENTS…: becomes the program.
run_comptoir() {
    local java=$1/bin/java jar=$2 folder=$3 memory compile=""
    shift 3
    # Searches and playouts make much garbage that dies young, and the plainest collector costs them least. At a server,
    # where many wait, pauses matter more: it keeps the collector the machine chooses, and starts with room to work in,
    # since from a small heap it would stop to collect many times before it has grown.
    # A measurement waits for the compiler: in the background it would starve on a busy machine, and code not yet compiled
    # would be measured.
    case "${1:-}" in
        serve | load) memory=-XX:InitialRAMPercentage=5 ;;
        bench) memory=-XX:+UseSerialGC compile=-Xbatch ;;
        *) memory=-XX:+UseSerialGC ;;
    esac
    case "${COMPTOIR_JAVA_OPTS:-}" in *GC*) memory="" ;; esac

    # The virtual machine's own words go to standard error, and text is UTF-8 whatever the machine's locale.
    # shellcheck disable=SC2086 # several options may stand in COMPTOIR_JAVA_OPTS
    exec "$java" $memory $compile --enable-native-access=ALL-UNNAMED -XX:+DisplayVMOutputToStderr \
        -Dstdin.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 \
        -Dcomptoir.root="$folder" ${COMPTOIR_JAVA_OPTS:-} -cp "$jar" comptoir.app.Comptoir "$@"
}
