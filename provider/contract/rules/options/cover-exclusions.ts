/**
 * When the limit of a package does not apply and the renter pays for the whole damage: the rental terms, the conditions and
 * the FAQ tell this list. A changed list needs a new version of the rental terms.
 */
export const COVER_EXCLUSIONS: Record<'ru' | 'en' | 'zh-CN', string> = {
  ru: 'за рулём был человек, не вписанный в договор; водитель был в опьянении, отказался от освидетельствования или уехал с места ДТП; ущерб причинён умышленно или из-за нарушения запретов правил аренды (лёд, вода, пляжный песок, бездорожье не по классу автомобиля, гонки, ключи в машине); обязательные документы о ДТП не получены по вине арендатора',
  en: 'the driver was not named in the contract; the driver had been drinking or taking drugs, refused a sobriety test or left the scene; the damage was caused on purpose or by breaking a prohibition of the rental terms (ice, water, beach sand, off-road driving beyond the class of the car, racing, keys left in the car); or the required accident documents are missing through the renter’s fault',
  'zh-CN':
    '由合同未列明的人驾驶；驾驶人酒后或吸毒后驾驶、拒绝检测或逃离现场；故意造成，或因违反租车条款的禁止规定造成（冰面、涉水、沙滩、超出车辆级别能力的越野、竞速、钥匙遗留在车内）；因租车人过错未取得必要的事故文件',
}
