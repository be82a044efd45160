# What a check that failed had to say, for the end of what .ci/run prints: each test that failed, from its title on, or the
# last lines of a log that has no tests. With `-v titles=1` only a line for each. `-v check=…` is the check's name.
BEGIN {
  mostLines = 20
  mostTests = 6
}
{
  gsub(/\033\[[0-9;]*m/, "")
  last[NR % mostLines] = $0
}
/^FAIL / { file = $2 }
/^  ● / && !/^  ● (Console|Validation Warning)/ {
  title = $0
  sub(/^  ● /, "", title)
  lines = mostLines
  if (!told[file, title]++ && ++tests <= mostTests) {
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
