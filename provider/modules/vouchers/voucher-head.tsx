import { Defs, LinearGradient, Path, Stop } from '@react-pdf/renderer'
import type { QrCode, Voucher, VoucherSheet } from '@/provider/contract/vouchers'
import { JOINERS } from '@/provider/rules/vouchers/voucher-texts'
import { Box, Drawing, Line } from './tagged-elements'
import { LinkedLine, Pair, TwoTerms } from './voucher-lines'
import { listSheets, rowsOf, type Sheets } from './voucher-sheets'
import { CODE_SIDE, QUIET_SQUARES, styles, WECHAT_CODE_SIDE } from './voucher-styles'

/** The brand, the number with the drivers, and the code that leads to the booking. */
export function VoucherHead({ sheets, voucher }: { sheets: Sheets; voucher: Voucher }) {
  const { brand, number, code, links } = voucher
  const wechat = sheets[1]?.wechat
  const captions = listSheets(sheets).map(({ headings, language }) =>
    [headings.voucher, headings.number.toLowerCase()].join(JOINERS[language].note),
  )
  return (
    <Box style={styles.top}>
      <Box style={styles.grow}>
        <Box style={styles.brand}>
          <Mark />
          <Line style={styles.brandName}>{brand}</Line>
        </Box>
        <Box style={styles.caption} tag="P">
          <TwoTerms lang={sheets[1]?.language} other={captions[1]} russian={captions[0] ?? ''} />
        </Box>
        <Line style={styles.number} tag="H1">
          {number}
        </Line>
        <Pair of={(sheet) => rowsOf(sheet, ['driver', 'extraDrivers', 'flight', 'note', 'clerk'])} sheets={sheets} />
      </Box>
      {wechat && <Wechat {...wechat} />}
      <Box style={styles.code}>
        <Code alt={`QR: ${links.booking}`} code={code} size={CODE_SIDE} />
        <Box style={styles.codeCaption}>
          <LinkedLine href={links.booking}>
            {listSheets(sheets)
              .map(({ headings }) => headings.scan)
              .join(' / ')}
          </LinkedLine>
        </Box>
      </Box>
    </Box>
  )
}

/** How a Chinese reader reaches the branch without a call. */
function Wechat({ term, value, code }: NonNullable<VoucherSheet['wechat']>) {
  return (
    <Box style={styles.code}>
      <Code alt={`QR: ${value}`} code={code} size={WECHAT_CODE_SIDE} />
      <Line lang="zh-CN" style={styles.codeCaption}>
        {term} {value}
      </Line>
    </Box>
  )
}

/** A code with the blank squares around it that a reader of codes needs; `size`: of its dark squares alone. */
export function Code({ alt, code: { path, side }, size }: { alt: string; code: QrCode; size: number }) {
  const blank = (size / side) * QUIET_SQUARES
  return (
    <Drawing alt={alt} height={size} style={{ margin: blank }} viewBox={`0 0 ${side} ${side}`} width={size}>
      <Path d={path} fill="#000" />
    </Drawing>
  )
}

/** The mark of public/assets/brand/mark.svg, without a mask, which the library does not draw. */
function Mark() {
  return (
    <Drawing height={28} viewBox="0 0 48 48" width={28}>
      <Defs>
        <LinearGradient id="sun" x1="0" x2="0" y1="0" y2="1">
          <Stop offset="0" stopColor="#ffc533" />
          <Stop offset="1" stopColor="#f7772f" />
        </LinearGradient>
      </Defs>
      <Path d="M5 28a19 19 0 0 1 38 0z" fill="url(#sun)" />
      <Path
        d="M24 7.5 7 28M24 7.5 41 28M24 12 12.7 28M24 12 35.3 28M24 17 17.9 28M24 17 30.1 28"
        stroke="#fff"
        strokeWidth={1.35}
      />
      <Path d="M24 9v19" stroke="#fff" strokeWidth={2.2} />
      <Path d="M2.5 31.2h43M9 36.8h30M16.5 42.4h15" stroke="#0a2533" strokeLinecap="round" strokeWidth={3} />
    </Drawing>
  )
}
