# A mouse that misbehaves, in the way that its argument names.
case $1 in
  lines) yes hello | head -n 10000000 ;;
  binary) head -c 20000000 /dev/urandom ;;
  one-line) head -c 20000000 /dev/zero | tr '\0' x ;;
  silent) sleep 600 ;;
  closes) exec >&-; sleep 600 ;;
  stubborn) trap '' TERM; while :; do sleep 1; done ;;
  children) sleep 617 & (sleep 617 & sleep 617 &); echo setWall 0 0 n; echo moveForward; sleep 617 ;;
  logs) head -c 20000000 /dev/zero | tr '\0' l >&2; echo the end >&2 ;;
  wrong) echo please move; read answer ;;
  fails) echo moveForward; echo broken >&2; exit 3 ;;
  deaf) yes mazeWidth ;;
  leaves) sleep 618 & echo moveForward ;;
  leaves-badly) sleep 618 & exit 4 ;;
  turns) while :; do echo turnLeft; read answer; done ;;
esac
