import { StyleSheet } from '@react-pdf/renderer'

const INK = '#0a2533'
const MUTED = '#465c67'
const LINE = '#d8e2e6'
/** The second has no rouble sign, so it only helps out. */
const FONTS = ['Onest', 'Noto Sans SC']

/** Points of a side: 32 mm, of black squares alone. */
export const CODE_SIDE = 91
/** Points of a side of a second code, which holds a few letters. */
export const WECHAT_CODE_SIDE = 62
/** The blank squares that a reader of codes needs on each side. */
export const QUIET_SQUARES = 4

/** Sizes in points. Russian is 10.5, the client's language 10. */
export const styles = StyleSheet.create({
  page: {
    fontFamily: FONTS,
    fontSize: 10.5,
    lineHeight: 1.2,
    color: INK,
    padding: 30,
    paddingTop: 26,
    paddingBottom: 18,
  },
  pageOfOne: { fontSize: 11, lineHeight: 1.34 },
  tightPage: { fontSize: 9.4, lineHeight: 1.14, paddingTop: 20, paddingBottom: 12 },
  top: { flexDirection: 'row', justifyContent: 'space-between', gap: 20 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  brandName: { fontSize: 17, fontWeight: 700, lineHeight: 1.2 },
  caption: { fontSize: 11, color: MUTED, marginTop: 9 },
  number: { fontSize: 28, fontWeight: 700, lineHeight: 1.15 },
  code: { alignItems: 'flex-end' },
  codeCaption: { fontSize: 9, color: MUTED, lineHeight: 1.25 },
  second: { fontSize: 10, color: MUTED },
  strong: { fontWeight: 700 },
  columns: { flexDirection: 'row', gap: 18 },
  strip: {
    ...{
      flexDirection: 'row',
      alignItems: 'center',
      gap: 14,
      marginTop: 6,
      paddingVertical: 6,
      paddingHorizontal: 10,
      borderRadius: 11,
    },
    backgroundColor: '#edf7f9',
  },
  car: { width: 122, height: 58, objectFit: 'contain' },
  carName: { fontSize: 14, fontWeight: 700, lineHeight: 1.2 },
  note: { marginTop: 5 },
  section: { marginTop: 7, paddingTop: 3, borderTop: `1.8 solid ${INK}` },
  terms: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, alignItems: 'baseline' },
  heading: { flexDirection: 'row', alignItems: 'baseline', gap: 6, marginBottom: 2 },
  moment: { fontSize: 12.5, fontWeight: 700, lineHeight: 1.25, marginBottom: 1 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 8, paddingVertical: 1 },
  total: { borderTop: `1 solid ${INK}`, paddingTop: 3, marginTop: 2 },
  amount: { textAlign: 'right' },
  item: { marginBottom: 2 },
  due: {
    ...{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 10 },
    ...{ marginTop: 4, paddingVertical: 7, paddingHorizontal: 11, borderRadius: 10, backgroundColor: '#fff1cf' },
  },
  dueSum: { fontSize: 17, fontWeight: 700, lineHeight: 1.2 },
  link: { color: '#0a6676', textDecoration: 'underline' },
  phrases: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 },
  phrase: { width: '48%', paddingBottom: 4 },
  accident: { marginTop: 6, paddingVertical: 5, paddingHorizontal: 11, borderRadius: 10, backgroundColor: '#fde4e4' },
  foot: { marginTop: 6, paddingTop: 4, borderTop: `0.6 solid ${LINE}`, fontSize: 8, color: MUTED, lineHeight: 1.3 },
})
