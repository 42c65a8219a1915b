import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { BranchFacts } from '@/provider/contract/settings'

const WITH_ADDRESS = ['telegram', 'max', 'vk'] as const

/** Messengers of the settings that have an address; a branch may have none. */
export function Messengers({ messengers }: { messengers: BranchFacts['messengers'] }) {
  const t = useTranslations('contacts.messengers')
  return WITH_ADDRESS.filter((name) => messengers[name].startsWith('https://')).map((name) => (
    <li key={name}>
      <Icon of="send" />
      <TextLink href={messengers[name]} isExternal rel="noopener">
        {t(name)}
      </TextLink>
    </li>
  ))
}
