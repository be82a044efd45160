/** PROPERTY_SEED chooses what properties try, so that CI tries the same again for the same commit. Without it, it is new each time. */
const seed = process.env.PROPERTY_SEED
if (seed) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ seed: Number(seed) })
}
