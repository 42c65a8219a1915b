import { Link } from '@react-pdf/renderer'
import type { VoucherSheet } from '@/provider/contract/vouchers'
import { Box, Line } from './tagged-elements'
import type { Sheets } from './voucher-sheets'
import { styles } from './voucher-styles'

type HeadingProps = { sheets: Sheets; of: (sheet: VoucherSheet) => string }

/** A heading in both languages, in one line. */
export function Heading({ sheets: [first, second], of }: HeadingProps) {
  return (
    <Box style={styles.heading} tag="H2">
      <Line lang="ru" style={styles.strong} tag="Span">
        {of(first)}
      </Line>
      {second && (
        <Line lang={second.language} style={styles.second} tag="Span">
          {of(second)}
        </Line>
      )}
    </Box>
  )
}

/** `isWhole`: the other language repeats what reads the same, where its lines must make sense alone. */
type PairProps = { sheets: Sheets; of: (sheet: VoucherSheet) => readonly string[]; isWhole?: boolean }

/** Sentences in Russian, and below them those of the other language that read differently. */
export function Pair({ sheets: [first, second], of, isWhole = false }: PairProps) {
  const russian = of(first)
  const texts = second ? of(second) : []
  const differing = texts.filter((text) => !russian.includes(text))
  const others = isWhole && differing.length > 0 ? texts : differing
  return (
    <>
      {russian.length > 0 && <Line lang="ru">{joinSentences(russian, '. ')}</Line>}
      {second && others.length > 0 && (
        <Line lang={second.language} style={styles.second}>
          {joinSentences(others, second.language === 'zh-CN' ? '。' : '. ')}
        </Line>
      )}
    </>
  )
}

type TwoTermsProps = { russian: string; other: string | undefined; lang: string | undefined; isStrong?: boolean }

/** Both languages in one line where they fit. */
export function TwoTerms({ russian, other, lang, isStrong = false }: TwoTermsProps) {
  return (
    <Box style={styles.terms}>
      <Line lang="ru" style={isStrong ? styles.strong : {}} tag="Span">
        {russian}
      </Line>
      {other !== undefined && other !== russian && (
        <Line {...(lang && { lang })} style={styles.second} tag="Span">
          {other}
        </Line>
      )}
    </Box>
  )
}

/** A text that opens an address. */
export function LinkedLine({ href, children }: { href: string; children: string }) {
  return (
    <Box tag="P">
      <Line tag="Link">
        <Link src={href} style={styles.link}>
          {children}
        </Link>
      </Line>
    </Box>
  )
}

/** A sentence that another one follows, in the scripts of the three languages. */
const INNER_STOP = /[.!?]\s\p{Lu}|[。！？]./u

/** Texts of settings and labels end with a full stop or with none: one sentence gets none, a paragraph ends with one. */
function joinSentences(texts: readonly string[], stop: string): string {
  const joined = texts.map((text) => text.replace(/[.。]$/, '')).join(stop)
  return texts.length > 1 || INNER_STOP.test(joined) ? `${joined}${stop.trimEnd()}` : joined
}
