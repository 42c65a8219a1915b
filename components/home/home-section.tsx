import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container/container'
import { TextLink } from '@/components/ui/text-link/text-link'
import styles from './home-section.module.css'

type Props = { heading: string; link: { href: string; text: string }; children: ReactNode }

/** A part of the home page under its heading, beside which is the way to all. */
export function HomeSection({ heading, link, children }: Props) {
  return (
    <Container as="section">
      <div className={styles.head}>
        <h2>{heading}</h2>
        <TextLink href={link.href} size="s">
          {link.text}
        </TextLink>
      </div>
      {children}
    </Container>
  )
}
