/** So many inputs of a property on each push; PROPERTY_RUNS multiplies them, as each night. */
export const runs = (count: number): number => count * Number(process.env.PROPERTY_RUNS ?? 1)
