# shellcheck shell=bash
# Installs what is missing with the system's package manager where that is apt-get (Debian, Ubuntu and their like).
# Only scripts that set $may_install do so; the others say what is missing. Read by tools/machine.sh.

# Why nothing was installed, as a part of the sentence that says what is missing; empty where nothing was tried.
not_offered=""

# provide NAME VERSION PACKAGE…: installs the packages if the first is offered in that version or a newer one.
provide() {
    local name=$1 least=$2 offered
    shift 2
    not_offered=""
    [ -n "${may_install:-}" ] && command -v apt-get >/dev/null || return 1
    as_root true || {
        not_offered=" (only root may install it, and there is no sudo without a password)"
        return 1
    }
    look_at_offers
    offered=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: \([0-9]*:\)\{0,1\}\([0-9][0-9.]*\).*/\2/p')
    if [ -z "$offered" ]; then
        not_offered=" ($(distribution) does not offer it)"
        return 1
    fi
    if ! at_least "$offered" "$least"; then
        not_offered=" ($(distribution) offers only $offered)"
        return 1
    fi
    say "Installing $name: apt-get install $*"
    quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends "$@" || {
        not_offered=" (apt-get could not install it)"
        return 1
    }
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ] && [ -t 2 ]; then
        sudo "$@" # may ask for a password
    else
        sudo -n "$@" 2>/dev/null
    fi
}

# Once a run: a fresh machine has no lists yet, and old ones name packages that are gone.
look_at_offers() {
    [ -z "${looked_at_offers:-}" ] || return 0
    looked_at_offers=yes
    say "Looking at what $(distribution) offers: apt-get update"
    quietly as_root apt-get -qq update || say "The lists could not be fetched; going on with those that are there."
}

# What a command says is shown only if it fails.
quietly() {
    local said
    said=$("$@" 2>&1 </dev/null) || {
        printf '%s\n' "$said" | tail -n 8 >&2
        return 1
    }
}

distribution() {
    local name=""
    [ ! -r /etc/os-release ] || name=$(sed -n 's/^PRETTY_NAME="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' /etc/os-release)
    printf '%s' "${name:-this system}"
}
