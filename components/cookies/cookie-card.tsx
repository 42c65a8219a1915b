'use client'

import { useRef, useSyncExternalStore } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { hasAnswered, onAnswer } from '@/lib/tracking/consent'
import { useDock } from './use-dock'

/** `text` ends with what stands before the next sentence. */
type Props = { label: string; text: string; policy: string; accept: string; necessary: string }

/**
 * In every page's HTML, for it may be the largest thing of a first view; seen only where public/assets/boot.js found no
 * answer (`html[data-notice]`). The same script takes the answer, which `data-answer` names.
 */
export function CookieCard({ label, text, policy, accept, necessary }: Props) {
  const answered = useSyncExternalStore(onAnswer, hasAnswered, () => false)
  const card = useRef<HTMLElement>(null)
  useDock(card, !answered)
  if (answered) return null
  return (
    <section aria-label={label} className="cookie" ref={card}>
      <p>
        {text}
        <Link className="link" data-answer="necessary" href={SITE_LINKS.privacy}>
          {policy}
        </Link>
      </p>
      <div className="row">
        <button className="btn dark sm" data-answer="continue" type="button">
          {accept}
        </button>
        <button className="btn soft sm" data-answer="necessary" type="button">
          {necessary}
        </button>
      </div>
    </section>
  )
}
