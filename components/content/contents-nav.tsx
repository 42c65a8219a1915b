import styles from './contents-nav.module.css'

type Props = { label: string; sections: Array<{ id: string; title: string; lang?: string | undefined }> }

/** The way to each section of a long page. */
export function ContentsNav({ label, sections }: Props) {
  return (
    <nav aria-label={label} className={`${styles.contents} no-print`}>
      {sections.map(({ id, title, lang }) => (
        <a href={`#${id}`} key={id} lang={lang}>
          {title}
        </a>
      ))}
    </nav>
  )
}
