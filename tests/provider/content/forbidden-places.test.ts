import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import content from '@/provider/demo/seed/data/content.json' with { type: 'json' }
import fleet from '@/provider/demo/seed/data/fleet.json' with { type: 'json' }
import places from '@/provider/demo/seed/data/places.json' with { type: 'json' }

type Language = (typeof LANGUAGES)[number]

/** Where a car may not go, or only with a consent (rental terms); races, tows; and an interpreter, whom no rule promises. */
const WORDS: Record<Language, RegExp> = {
  ru: /брод|лёд|(?<![а-яё])льд|песок|песк|песч|бездорож|погран|регион|за границ|паром|дрифт|гонк|буксир|переводчик|Хабаровск|Сахалин/i,
  en: /\bfords?\b|\bice\b|\bicy\b|\bsand|off[- ]?road|border|other region|abroad\b|\bferr(y|ies)|drift|\brac(e|ing)\b|\btow(s|ing)?\b|interpreter|Khabarovsk|Sakhalin/i,
  'zh-CN':
    /涉水|浅滩|冰面|结冰|沙滩|沙地|重度越野|越野路|边境|其他地区|出境|渡轮|漂移|赛车|拖车|口译|翻译|哈巴罗夫斯克|萨哈林/,
}

/** Beginnings of the sentences that may have such a word, each group with its reason. */
const ALLOWED: Record<string, readonly string[]> = {
  'forbids it': [
    'На лёд, на пляжный песок, в воду и вброд',
    'Onto ice or beach sand, into water or through fords',
    '不得驶上冰面和沙滩，不得涉水或过浅滩',
    'По остальному Приморскому краю — пожалуйста; в другие регионы, на паром и за границу — только с нашего',
    'The rest of Primorye is open; other regions, ferries and trips abroad need our written consent.',
    '滨海边疆区其他地方都可以去；前往其他地区、乘渡轮或出境，须经我们书面同意。',
    'На снегу выручит, но на пляжный песок заезжать нельзя.',
    'Please keep off beach sand.',
    '已含还车洗车，请勿驶上沙滩。',
    'Рамы и понижающей нет, серьёзное бездорожье не для него.',
    'A sound winter choice for out-of-town roads, though not for off-roading.',
    '没有大梁和低速四驱，重度越野不适合。',
    'В холодные месяцы самокаты не выдаём: мокрая плитка и лёд опасны.',
    'No scooters in the cold months: wet tiles and ice are dangerous.',
    '天冷时石板湿滑结冰，不提供电动滑板车。',
    'It rests while streets are wet and icy.',
  ],
  'names the permit of the border zone': [
    'Хасанский район — пограничная зона',
    'Parts of Khasansky district are a border zone',
    '哈桑区属于边境区',
    'Foreign visitors need a border-zone permit.',
    '外国人须办理边境通行证。',
  ],
  'a course with an instructor on its own ground': [
    'Четыре часа с инструктором',
    'Four hours with an instructor',
    '教练带练四小时',
  ],
  'names the body of a car, not a trip': [
    'A diesel off-roader used by geologists',
    'A square body, a rear differential lock',
  ],
  'says when tyres are changed': ['Переобули машины до первого гололёда.', 'Changed before the first ice.'],
  'meets who comes by ferry, or drives there with our driver': [
    'Встречаем круизные лайнеры и паромы',
    'We meet cruise ships and ferries',
    '接邮轮和渡轮旅客',
    'Дальние поездки по краю: знает дороги, расписание паромов',
    'Long trips round the region: knows the roads, the ferry times',
    '擅长滨海边疆区长途，熟悉路况、渡轮时刻',
  ],
  'cards, papers and sums': [
    'With a card issued abroad',
    '可在国内公证处办理驾驶证公证书并附俄文译文',
    '{lostKeyRub}: the key, its programming and towing.',
    '{lostKeyRub}，含配钥匙、匹配和拖车。',
  ],
}
const allowed = Object.values(ALLOWED).flat()

type Told = { path: string; language: Language; sentence: string }

function sentencesOf(value: unknown, path: string): Told[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const language = LANGUAGES.find((known) => known === name)
    if (!language || typeof part !== 'string') return sentencesOf(part, `${path}.${name}`)
    return part
      .replace(/\s/g, ' ')
      .split(/(?<=[.!?])\s+|(?<=[。！？])|\n/)
      .map((sentence) => ({ path, language, sentence }))
  })
}

const told = Object.entries({ content, fleet, places }).flatMap(([name, texts]) => sentencesOf(texts, name))
const found = told.filter(({ language, sentence }) => WORDS[language].test(sentence))

describe('news, questions, events and texts of cars and places', () => {
  it('lead nobody where the rules forbid it, and promise nothing that no rule gives', () => {
    const unnamed = found.filter(({ sentence }) => !allowed.some((start) => sentence.startsWith(start)))
    expect(unnamed).toEqual([])
  })

  it('have every sentence that is allowed here: one that is gone leaves the list', () => {
    const unused = allowed.filter((start) => !found.some(({ sentence }) => sentence.startsWith(start)))
    expect(unused).toEqual([])
  })
})
