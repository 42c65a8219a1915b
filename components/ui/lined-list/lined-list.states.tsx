import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { LinedItem } from './lined-item'
import { LinedList } from './lined-list'

/** Items with a line between them, plain ones and one with a button. */
export function LinedListStates({ texts }: { texts: SampleTexts }) {
  return (
    <Sample of="LinedList">
      <LinedList>
        {texts.choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
        <LinedItem>
          <span>{texts.car}</span>
          <Button size="s" variant="soft">
            {texts.change}
          </Button>
        </LinedItem>
      </LinedList>
    </Sample>
  )
}
