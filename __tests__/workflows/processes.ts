import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Process {
  pid: number
  parent: number
  command: string
}

/** Calls back with each process below another one that runs the action. */
export async function nodeUnder(ancestor: number, found: (pid: number) => void): Promise<void> {
  const all = await list()
  const isBelow = ({ parent }: Process): boolean => {
    if (parent === ancestor) return true
    const next = all.find(each => each.pid === parent)
    return next !== undefined && next.pid !== next.parent && isBelow(next)
  }
  for (const each of all) if (/\bnode\b.*dist\/index\.js/.test(each.command) && isBelow(each)) found(each.pid)
}

async function list(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  return stdout
    .trim()
    .split('\n')
    .map(line => {
      const [pid = '', parent = '', ...command] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') }
    })
}
