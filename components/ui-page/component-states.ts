import type { ComponentType } from 'react'
import { ButtonStates } from '@/components/ui/button/button.states'
import { ButtonRowStates } from '@/components/ui/button-row/button-row.states'
import { CardStates } from '@/components/ui/card/card.states'
import { CheckboxStates } from '@/components/ui/checkbox/checkbox.states'
import { ChoiceLinksStates } from '@/components/ui/choice-links/choice-links.states'
import { ContainerStates } from '@/components/ui/container/container.states'
import { DateInputStates } from '@/components/ui/date-input/date-input.states'
import { DefinitionListStates } from '@/components/ui/definition-list/definition-list.states'
import { DialogStates } from '@/components/ui/dialog/dialog.states'
import { DisclosureStates } from '@/components/ui/disclosure/disclosure.states'
import { EntryListStates } from '@/components/ui/entry-list/entry-list.states'
import { FieldStates } from '@/components/ui/field/field.states'
import { FieldGridStates } from '@/components/ui/field-grid/field-grid.states'
import { HeadingStates } from '@/components/ui/heading/heading.states'
import { IconStates } from '@/components/ui/icon/icon.states'
import { InputStates } from '@/components/ui/input/input.states'
import { LinedListStates } from '@/components/ui/lined-list/lined-list.states'
import { NoticeStates } from '@/components/ui/notice/notice.states'
import { PageHeadStates } from '@/components/ui/page-head/page-head.states'
import { PanelStates } from '@/components/ui/panel/panel.states'
import { PasswordInputStates } from '@/components/ui/password-input/password-input.states'
import { PhoneInputStates } from '@/components/ui/phone-input/phone-input.states'
import { ProgressBarStates } from '@/components/ui/progress-bar/progress-bar.states'
import { RadioGroupStates } from '@/components/ui/radio-group/radio-group.states'
import { ReviewListStates } from '@/components/ui/review-list/review-list.states'
import { RowStates } from '@/components/ui/row/row.states'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { StackStates } from '@/components/ui/stack/stack.states'
import { SumListStates } from '@/components/ui/sum-list/sum-list.states'
import { TableStates } from '@/components/ui/table/table.states'
import { TagStates } from '@/components/ui/tag/tag.states'
import { TextStates } from '@/components/ui/text/text.states'
import { TextLinkStates } from '@/components/ui/text-link/text-link.states'
import { TimelineStates } from '@/components/ui/timeline/timeline.states'
import { VisuallyHiddenStates } from '@/components/ui/visually-hidden/visually-hidden.states'

/** The states of every component of components/ui, by the name of its folder. */
export const COMPONENT_STATES: Readonly<Record<string, ComponentType<{ texts: SampleTexts }>>> = {
  button: ButtonStates,
  'button-row': ButtonRowStates,
  card: CardStates,
  checkbox: CheckboxStates,
  'choice-links': ChoiceLinksStates,
  container: ContainerStates,
  'date-input': DateInputStates,
  'definition-list': DefinitionListStates,
  dialog: DialogStates,
  disclosure: DisclosureStates,
  'entry-list': EntryListStates,
  field: FieldStates,
  'field-grid': FieldGridStates,
  heading: HeadingStates,
  icon: IconStates,
  input: InputStates,
  'lined-list': LinedListStates,
  notice: NoticeStates,
  'page-head': PageHeadStates,
  panel: PanelStates,
  'password-input': PasswordInputStates,
  'phone-input': PhoneInputStates,
  'progress-bar': ProgressBarStates,
  'radio-group': RadioGroupStates,
  'review-list': ReviewListStates,
  row: RowStates,
  stack: StackStates,
  'sum-list': SumListStates,
  table: TableStates,
  tag: TagStates,
  text: TextStates,
  'text-link': TextLinkStates,
  timeline: TimelineStates,
  'visually-hidden': VisuallyHiddenStates,
}
