import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { ButtonRow } from './button-row'

/** Buttons side by side, also where they fill the line of a phone. */
export function ButtonRowStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of='align="center"'>
        <ButtonRow align="center">
          <Button>{texts.book}</Button>
          <Button size="s" variant="soft">
            {texts.change}
          </Button>
        </ButtonRow>
      </Sample>
      <Sample of="isFilling">
        <ButtonRow isFilling>
          <Button>{texts.book}</Button>
          <Button variant="soft">{texts.change}</Button>
        </ButtonRow>
      </Sample>
    </>
  )
}
