'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { changeName } from '@/lib/browser-api/profile'
import { fullName } from '@/lib/format/full-name'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { nameSchema, type ProfileError } from '@/lib/profile/profile-rules'
import type { ProfileResponse } from '@/provider/contract/profile'
import { PanelText } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { usePanelForm } from './use-panel'

type Named = Pick<ProfileResponse, 'last_name' | 'first_name' | 'middle_name' | 'nameVerified' | 'nameAsked'>

const FIELDS = ['last', 'first', 'middle'] as const
type Name = (typeof FIELDS)[number]

const AUTO = { last: 'family-name', first: 'given-name', middle: 'additional-name' } as const

/** At once, or as a request to the branch, which has compared the name with a passport. */
export function NamePanel({ profile }: { profile: Named }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const router = useRouter()
  const form = usePanelForm<Name>({
    schema: nameSchema,
    initial: { last: profile.last_name, first: profile.first_name, middle: profile.middle_name },
    fieldOf: fieldOfError,
    idOf: (name) => `profile-name-${name}`,
    send: save,
  })

  async function save({ last, first, middle }: Record<Name, string>) {
    const state = await changeName({
      last_name: last.trim(),
      first_name: first.trim(),
      middle_name: middle.trim() === '' ? null : middle.trim(),
    })
    // Its code comes with the first use; without it the header has the new name from the next page on.
    await import('@/lib/auth/refresh-client').then(
      ({ refreshClient }) => refreshClient(() => undefined, { isAtOnce: true }),
      () => undefined,
    )
    router.refresh()
    return t(state === 'asked' ? 'name.sent' : 'name.saved')
  }

  // Who has none is asked for none where nobody has one.
  const visibleFields = locale === 'ru' || profile.middle_name !== '' ? FIELDS : FIELDS.slice(0, 2)
  return (
    <Panel flow="stack" heading={t('name.title')} headingId="profile-name">
      {profile.nameVerified && (
        <Text size="s" tone="muted">
          {t('name.verifiedNote')}
        </Text>
      )}
      <RequestedName nameRequest={profile.nameAsked} />
      <PanelFrame busyLabel={t('saving')} form={form} submitLabel={t('save')}>
        <FieldGrid>
          {visibleFields.map((name) => (
            <PanelText
              autoComplete={AUTO[name]}
              form={form}
              key={name}
              label={t(`name.${name}`)}
              name={name}
              {...(name === 'middle' ? { hint: t('name.middleHint') } : {})}
            />
          ))}
        </FieldGrid>
      </PanelFrame>
    </Panel>
  )
}

function RequestedName({ nameRequest }: { nameRequest: Named['nameAsked'] }) {
  const t = useTranslations('profile.name')
  const format = useFormatter()
  const locale = useLocale()
  if (!nameRequest) return null
  const moment = format.dateTime(new Date(nameRequest.askedAt), DEADLINE_MOMENT)
  return (
    <Notice as="p" kind="info">
      {t('asked', { name: fullName(nameRequest, locale), moment })}
    </Notice>
  )
}

function fieldOfError(error: ProfileError): Name {
  return FIELDS.find((name) => error.startsWith(name)) ?? 'last'
}
