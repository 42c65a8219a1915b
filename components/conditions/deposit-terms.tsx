import { DepositExample, type ExampleCar } from '@/components/deposit/deposit-example'
import { DepositRules } from '@/components/deposit/deposit-rules'
import { AcceptedList } from '@/components/payments/accepted-list'
import type { Settings } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

type Props = { settings: Settings; example: ExampleCar | null }

/** The deposit in full, with the sums of one model; then what the branch takes, way by way. */
export function DepositTerms({ settings, example }: Props) {
  return (
    <>
      <ConditionBlock id="deposit">
        <DepositRules settings={settings} />
        {example && <DepositExample car={example} hasHeading />}
      </ConditionBlock>
      <ConditionBlock id="ways">
        <AcceptedList accepted={settings.facts.payments} />
      </ConditionBlock>
    </>
  )
}
