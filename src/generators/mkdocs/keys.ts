import { replacing } from '../syntax/step.ts'

/** `++ctrl+c++`, by the names that the keys have (pymdown, Keys). */
export const keys = replacing(
  '++',
  /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/g,
  ({ 1: names }) => names!.replace(/"([^"]*)"|[\w-]+/g, (name, quoted?: string) => quoted ?? keyName(name)),
)

/** What keys show that their names as words do not say (pymdown, Keys). */
const keyNames = new Map(
  `arrow-up Up
  arrow-down Down
  arrow-left Left
  arrow-right Right
  alt-graph AltGr
  altgr AltGr
  backtab Back Tab
  bksp Backspace
  cmd Cmd
  command Cmd
  context-menu Menu
  control Ctrl
  delete Del
  escape Esc
  function Fn
  insert Ins
  left-control Left Ctrl
  num-asterisk Num *
  num-delete Num Del
  num-equal Num =
  num-minus Num -
  num-plus Num +
  num-separator Num .
  num-slash Num /
  pg-dn Page Down
  pg-up Page Up
  return Enter
  spc Space
  left-windows Left Win
  right-control Right Ctrl
  right-windows Right Win
  windows Win`
    .split(/\n {2}/)
    .map(entry => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
)

const keySigns = new Map(
  Array.from(
    `backslash \\ bar | pipe | brace-left { brace-right } bracket-left [ bracket-right ] colon : comma , double-quote "
  equal = exclam ! grave \` greater > less < minus - period . plus + question ? semicolon ; single-quote ' slash / tilde ~
  underscore _`.matchAll(/(?<![\w-])([\w-]+) (\S)/g),
    ([, name, sign]) => [name, `\\${sign}`],
  ),
)

function keyName(name: string): string {
  const words = name.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return keySigns.get(name) ?? keyNames.get(name) ?? words.join(' ').replace(/Num(?=\d)/, 'Num ')
}
