import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { BranchFacts } from '@/provider/contract/settings'

const WITH_ADDRESS = ['telegram', 'max', 'vk'] as const

/** Messengers of the settings that have an address; a branch may have none. */
export function Messengers({ messengers }: { messengers: BranchFacts['messengers'] }) {
  const t = useTranslations('contacts.messengers')
  return WITH_ADDRESS.filter((name) => messengers[name].startsWith('https://')).map((name) => (
    <li key={name}>
      <Send aria-hidden="true" className="ic" />
      <a className="link" href={messengers[name]} rel="noopener">
        {t(name)}
      </a>
    </li>
  ))
}
