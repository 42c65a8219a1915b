import type { CSSProperties } from 'react'

/** Colours of the site (DESIGN §13), as literals: programs of mail know no custom properties. */
export const COLOURS = {
  ground: '#f4f7f8',
  card: '#ffffff',
  night: '#0a2533',
  ink: '#0a2533',
  muted: '#465c67',
  line: '#d8e2e6',
  less: '#12693f',
  sun: '#ffb71f',
  onSun: '#1d1400',
  box: '#fff7e6',
  link: '#0a6676',
} as const

const FONT = 'Onest, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", Arial, Helvetica, sans-serif'
const TEXT: CSSProperties = { fontFamily: FONT, fontSize: '16px', lineHeight: '24px', color: COLOURS.ink, margin: 0 }
const SMALL: CSSProperties = { ...TEXT, fontSize: '14px', lineHeight: '21px', color: COLOURS.muted }

export const styles = {
  text: TEXT,
  paragraph: { ...TEXT, marginBottom: '12px' },
  small: SMALL,
  strong: { ...TEXT, fontWeight: 600 },
  brand: { ...TEXT, fontSize: '22px', lineHeight: '28px', fontWeight: 700 },
  number: { ...SMALL, textAlign: 'right' },
  status: { ...TEXT, color: '#ffd67a', fontWeight: 600, marginBottom: '6px' },
  h1: { ...TEXT, color: '#ffffff', fontSize: '28px', lineHeight: '33px', fontWeight: 700 },
  caption: { ...TEXT, color: '#b3c6ce', marginTop: '6px' },
  h2: { ...TEXT, fontSize: '20px', lineHeight: '26px', fontWeight: 700, marginBottom: '8px' },
  card: { borderRadius: '20px' },
  mark: { display: 'block', borderRadius: '10px' },
  term: { ...TEXT, padding: '4px 16px 4px 0', textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  value: { ...TEXT, padding: '4px 0', textAlign: 'left', verticalAlign: 'top' },
  amount: { ...TEXT, padding: '4px 0', textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'top' },
  total: { borderTop: `1px solid ${COLOURS.line}`, paddingTop: '12px', fontWeight: 700 },
  totalSum: { borderTop: `1px solid ${COLOURS.line}`, paddingTop: '12px', fontSize: '24px', fontWeight: 700 },
  less: { color: COLOURS.less },
  box: { borderRadius: '16px', marginTop: '12px' },
  boxSum: { ...TEXT, fontSize: '26px', lineHeight: '32px', fontWeight: 700 },
  button: {
    ...{ ...TEXT, display: 'block', padding: '15px 28px', fontSize: '17px', fontWeight: 600, textAlign: 'center' },
    ...{ color: COLOURS.onSun, textDecoration: 'none' },
  },
  link: { ...TEXT, color: COLOURS.link, fontWeight: 600 },
  smallLink: { ...SMALL, color: COLOURS.link },
  foot: { ...SMALL, fontSize: '13px', lineHeight: '20px' },
  unseen: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: '1px', lineHeight: '1px' },
} as const satisfies Record<string, CSSProperties>

/** What a `style` attribute cannot say: narrow screens and the dark theme. Everything else stands at the elements. */
export const SHEET = `
:root { color-scheme: light dark }
td, th { font-variant-numeric: tabular-nums }
.pic img { width: 100%; height: auto }
@media (max-width: 480px) {
  .pad { padding-left: 18px !important; padding-right: 18px !important }
  .half { display: block !important; width: 100% !important; padding-left: 0 !important }
  .half + .half { padding-top: 14px !important }
  .wide { width: 100% !important }
  .h1 { font-size: 25px !important; line-height: 30px !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #071821 !important }
  .card { background: #0e2430 !important }
  .ink { color: #eef5f7 !important }
  .muted { color: #b3c6ce !important }
  .less { color: #6fd3a0 !important }
  .rule { border-color: #1f3e4c !important }
  .box { background: #3d2c0b !important }
  .link { color: #67c7d6 !important }
}`
