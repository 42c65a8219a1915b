import { getTranslations } from 'next-intl/server'
import { TextPage } from '@/components/support/text-page'
import { Heading } from '@/components/ui/heading/heading'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Stack } from '@/components/ui/stack/stack'
import { TextLink } from '@/components/ui/text-link/text-link'
import { type ArchivedName, versionHref } from '@/lib/documents/archives'
import { compareVersions } from '@/lib/documents/compare-versions'
import type { DocumentText } from '@/lib/documents/document-text'
import { getFormatter } from '@/lib/i18n/get-formatter'
import { SectionChanges } from './section-changes'
import { VersionTag } from './version-tag'

type Props = {
  document: ArchivedName
  /** The newest first; that one is in force. */
  texts: DocumentText[]
}

/** Every version with its date and with what changed in it. */
export async function ArchiveList({ document, texts }: Props) {
  const [t, format] = await Promise.all([getTranslations('documents'), getFormatter()])
  const [current] = texts
  return (
    <TextPage
      lead={t(`archive.${document}.description`)}
      parents={current ? [{ href: `/${document}/`, name: current.title }] : []}
      title={t(`archive.${document}.title`)}
    >
      <Stack as="ol" gap={20}>
        {texts.map((text, index) => {
          const older = texts[index + 1]
          const date = format.dateTime(new Date(`${text.version}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
          return (
            <InfoBlock as="li" isPanel key={text.version}>
              <div>
                <VersionTag isCurrent={index === 0} />
              </div>
              <Heading size="l">
                <TextLink href={versionHref(document, text.version)}>
                  <time dateTime={text.version}>{t('versionOf', { date })}</time>
                </TextLink>
              </Heading>
              <p>{text.changes}</p>
              {older && (
                <SectionChanges changes={compareVersions(text, older)} page={versionHref(document, text.version)} />
              )}
            </InfoBlock>
          )
        })}
      </Stack>
    </TextPage>
  )
}
