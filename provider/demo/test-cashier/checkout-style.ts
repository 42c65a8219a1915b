import { createHash } from 'node:crypto'

export const STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--paper:#fff;--soft:#f2f4f7;--line:#8a94a3;--act:#0b5cad;--warn:#8a5a00;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f5;--paper:#171c23;--soft:#222a34;--line:#8f9aa9;--act:#7db8ff;--warn:#f2c063;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--soft)}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.notice{margin:0;padding:.75rem 1rem;text-align:center;font-weight:600;color:var(--warn);background:var(--paper);border-bottom:2px solid var(--warn)}
h1{font-size:1.5rem;margin:0 0 1rem}h2{font-size:1.125rem;margin:0 0 .5rem}
section,form{background:var(--paper);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dd{margin:0;overflow-wrap:anywhere}dd.sum{font-weight:700}
fieldset{border:0;margin:0 0 1rem;padding:0}legend{font-weight:600;padding:0}
label{display:block;margin:.75rem 0 0}.hint{display:block;font-size:.875rem}
input[type=text]{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
.choice{display:flex;gap:.5rem;align-items:center;min-height:2.75rem;margin:0}.choice input{width:1.25rem;height:1.25rem}
button{display:block;width:100%;min-height:2.75rem;margin-top:1rem;padding:.5rem 1rem;font:inherit;font-weight:600;color:var(--paper);background:var(--act);border:1px solid var(--act);border-radius:.5rem;cursor:pointer}
button.second{color:var(--act);background:none}
a{color:var(--act)}.back,nav a{display:inline-block;padding:.625rem 0}nav{display:flex;gap:1rem;justify-content:flex-end}
.faults{border:2px solid var(--bad)}.faults p{margin:.25rem 0}
.qr svg{display:block;width:12rem;height:12rem;margin:1rem auto}
form:has(#sbp:checked) .of-card,form:has(#card:checked) .of-sbp{display:none}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
ul{margin:0;padding-left:1.25rem}code{font:inherit;font-weight:600;white-space:nowrap}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/**
 * Returns the content security policy of the page: nothing but this style, and forms that may lead back to the shop,
 * because a form's redirect is held to `form-action` too.
 */
export function checkoutPolicy(returnUrl: string | null): string {
  const shop = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
