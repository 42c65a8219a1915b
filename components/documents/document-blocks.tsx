import { useLocale } from 'next-intl'
import { serverEnv } from '@/lib/config/server-env'
import type { Block, Inline } from '@/lib/documents/document-text'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import styles from './document.module.css'
import { MarkedText } from './marked-text'

/** Paragraphs and lists of a legal text. The tree never changes on a page, so positions are its keys. */
export function DocumentBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => {
    const key = `${block.kind}-${index}`
    if (block.kind === 'list') return <DocumentList key={key} list={block} />
    return (
      <p key={key}>
        {block.number && <span className={styles.clause}>{block.number}.</span>} <Inlines inlines={block.children} />
      </p>
    )
  })
}

function DocumentList({ list }: { list: Extract<Block, { kind: 'list' }> }) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a legal text never change places on a page
    <li key={index}>
      <Inlines inlines={item} />
    </li>
  ))
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => {
    const key = `${inline.kind}-${index}`
    if (inline.kind === 'text') return <MarkedText key={key} text={inline.text} />
    if (inline.kind === 'strong') {
      return (
        <strong key={key}>
          <Inlines inlines={inline.children} />
        </strong>
      )
    }
    return <DocumentLink key={key} link={inline} />
  })
}

/** Our own paths keep the language of the page, and have their whole address on paper; the rest are plain addresses. */
function DocumentLink({ link: { href, children } }: { link: Extract<Inline, { kind: 'link' }> }) {
  const locale = useLocale()
  const text = <Inlines inlines={children} />
  if (!href.startsWith('/')) return <a href={href}>{text}</a>
  return (
    <Link data-address={new URL(PREFIX_OF[locale] + href, serverEnv().SITE_URL).href} href={href}>
      {text}
    </Link>
  )
}
