# The log of a failed check in short, for the end of what .ci/run prints: each failed test, from its title on, or the last
# lines of a log without tests. With `-v titles=1` only a line for each. `-v check=…` is the check's name.
BEGIN {
  mostLines = 20
  mostTests = 6
}
{
  gsub(/\033\[[0-9;]*m/, "")
  last[NR % mostLines] = $0
}
/^FAIL / { file = match($0, /[^ ]+\.test\.ts/) ? substr($0, RSTART, RLENGTH) : $2 }
/^  ● / && !/^  ● (Console|Validation Warning)/ {
  title = $0
  sub(/^  ● /, "", title)
  lines = mostLines
  if (!seen[file, title]++ && ++tests <= mostTests) {
    lines = 0
    if (titles) print "FAILED: " check ": " file ": " title
    else print "--- " check ": " file
  }
}
!titles && tests > 0 && lines++ < mostLines
END {
  if (tests > mostTests) print (titles ? "FAILED: " : "--- ") check ": and " (tests - mostTests) " more tests"
  if (tests > 0) exit
  if (titles) print "FAILED: " check
  else {
    print "--- " check ", its last lines"
    for (line = NR > mostLines ? NR - mostLines + 1 : 1; line <= NR; line++) print last[line % mostLines]
  }
}
