import { Button } from '@/components/ui/button/button'
import { ButtonRow } from './button-row'

/** Buttons side by side, also where they fill the line of a phone. */
export function ButtonRowStates() {
  return (
    <>
      <ButtonRow align="center">
        <Button>first</Button>
        <Button size="s" variant="soft">
          second
        </Button>
      </ButtonRow>
      <ButtonRow isFilling>
        <Button>first</Button>
        <Button variant="soft">second</Button>
      </ButtonRow>
    </>
  )
}
