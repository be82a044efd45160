export function say(...lines: string[]): void {
  for (const line of lines) console.log(line)
}

export function complain(message: string): void {
  console.error(message)
}
