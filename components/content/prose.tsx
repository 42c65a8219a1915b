import { ContentText } from './content-text'
import styles from './prose.module.css'

type Props = {
  paragraphs: string[]
  /** Before them, in words of more weight; the text then stands in the middle. */
  lead?: string
  lang: string | undefined
  /** Of the branch: where a text names it, it can be tapped. */
  phone: string
}

/** Paragraphs of the operator. */
export function Prose({ paragraphs, lead, lang, phone }: Props) {
  return (
    <div className={styles.prose} data-look={lead === undefined ? undefined : 'article'} lang={lang}>
      {lead !== undefined && <p>{lead}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <ContentText phone={phone} text={paragraph} />
        </p>
      ))}
    </div>
  )
}
