import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { ButtonRow } from './button-row'

/** Buttons side by side, also where they fill the line of a phone. */
export function ButtonRowStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of='align="center"'>
        <ButtonRow align="center">
          <Button>{words.book}</Button>
          <Button size="s" variant="soft">
            {words.change}
          </Button>
        </ButtonRow>
      </Sample>
      <Sample of="isFilling">
        <ButtonRow isFilling>
          <Button>{words.book}</Button>
          <Button variant="soft">{words.change}</Button>
        </ButtonRow>
      </Sample>
    </>
  )
}
