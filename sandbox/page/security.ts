import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The page shows texts from anyone, so it runs and loads only what is its own. */
export const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  // There is no TLS on this machine.
  strictTransportSecurity: false,
})

/** A page on the internet whose name is made to lead here (DNS rebinding) must not read private documents. */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  if (/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i.test(host)) return next()
  return c.text('This page is only for this machine: open it at 127.0.0.1.', 421)
}
