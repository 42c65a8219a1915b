import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Table } from '@/components/ui/table/table'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { scooterNeeds } from '@/lib/driver-check/verdict'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { BranchRules } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

/** Who may drive: the branch's limits, and the mildest of each class. */
export function DriverLimits({ classes, rules }: { classes: DriverClass[]; rules: BranchRules }) {
  const t = useTranslations('conditions.drivers')
  const tNeeds = useTranslations('driverCheck.needs')
  const { minDriverAge: min, maxDriverAge: max, minExperienceYears: years } = rules
  const scooters = scooterNeeds(classes)
  return (
    <ConditionBlock id="drivers">
      <p>{t('text', { min, max, years })}</p>
      {scooters && <p>{tNeeds('scooters', scooters)}</p>}
      <Panel as="div">
        <Table
          caption={t('caption')}
          columns={[
            { name: t('class'), cell: ({ name }) => name },
            { name: t('age'), cell: ({ minAge }) => (minAge ? t('fromAge', { age: minAge }) : t('any')) },
            {
              name: t('experience'),
              cell: ({ minExperienceYears }) =>
                minExperienceYears ? t('fromYears', { years: minExperienceYears }) : t('any'),
            },
          ]}
          isCaptionVisible
          keyOf={({ id }) => id}
          rows={classes.flatMap(({ id, name, limits: [mildest] }) => (mildest ? [{ id, name, ...mildest }] : []))}
        />
      </Panel>
      <Text size="s" tone="muted">
        {t('stricter')}
      </Text>
      <TextLink href="/about/drivers/#check">{t('check')}</TextLink>
    </ConditionBlock>
  )
}
