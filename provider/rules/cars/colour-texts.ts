import { type Colour, findColour } from '@/provider/contract/rules/cars/paints'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'

const COLOUR_TEXTS: Readonly<Record<Colour, Texts>> = {
  white: { ru: 'белый', en: 'white', 'zh-CN': '白色' },
  black: { ru: 'чёрный', en: 'black', 'zh-CN': '黑色' },
  silver: { ru: 'серебристый', en: 'silver', 'zh-CN': '银色' },
  grey: { ru: 'серый', en: 'grey', 'zh-CN': '灰色' },
  blue: { ru: 'синий', en: 'dark blue', 'zh-CN': '深蓝色' },
  red: { ru: 'красный', en: 'red', 'zh-CN': '红色' },
  green: { ru: 'зелёный', en: 'green', 'zh-CN': '绿色' },
  yellow: { ru: 'жёлтый', en: 'yellow', 'zh-CN': '黄色' },
  teal: { ru: 'бирюзовый', en: 'turquoise', 'zh-CN': '青绿色' },
  beige: { ru: 'бежевый', en: 'beige', 'zh-CN': '米色' },
  burgundy: { ru: 'бордовый', en: 'burgundy', 'zh-CN': '酒红色' },
  brown: { ru: 'коричневый', en: 'brown', 'zh-CN': '棕色' },
}

/** Returns a colour as a sentence has it. */
export function colourIn(colour: Colour, language: Language): string {
  return textIn(COLOUR_TEXTS[colour], language)
}

/** Returns the colour of a plate; one outside the table as the data has it. */
export function cvetIn(cvet: string, language: Language): string {
  const colour = findColour(cvet)
  return colour ? colourIn(colour, language) : cvet
}
