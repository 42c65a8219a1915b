/**
 * When the limit of a package does not apply and the renter pays for the whole damage, as the accepted versions of the
 * rental terms say it. A changed list needs a new version of the rental terms.
 */
export const COVER_EXCLUSIONS: Record<'ru' | 'en' | 'zh-CN', string> = {
  ru: 'за рулём был человек, не вписанный в договор; водитель был в опьянении, отказался от освидетельствования или уехал с места ДТП; ущерб причинён умышленно или из-за нарушения запретов правил аренды (лёд, вода, пляжный песок, бездорожье не по классу автомобиля, гонки, ключи в машине); обязательные документы о ДТП не получены по вине арендатора',
  en: 'the driver was not named in the contract; the driver had been drinking or taking drugs, refused a sobriety test or left the scene; the damage was caused on purpose or by breaking a prohibition of the rental terms (ice, water, beach sand, off-road driving beyond the class of the car, racing, keys left in the car); or the required accident documents are missing through the renter’s fault',
  'zh-CN':
    '由合同未列明的人驾驶；驾驶人酒后或吸毒后驾驶、拒绝检测或逃离现场；故意造成，或因违反租车条款的禁止规定造成（冰面、涉水、沙滩、超出车辆级别能力的越野、竞速、钥匙遗留在车内）；因租车人过错未取得必要的事故文件',
}

/** The same list on the pages, which speak to the reader; the two change together. */
export const COVER_EXCLUSIONS_ON_PAGES: typeof COVER_EXCLUSIONS = {
  ru: 'за рулём был человек, не вписанный в договор; водитель был пьян или принял наркотики, отказался от освидетельствования или уехал с места ДТП; машину повредили нарочно или потому, что нарушили запрет правил аренды (лёд, вода, пляжный песок, бездорожье не по классу машины, гонки, ключи в машине); обязательных документов о ДТП нет по вашей вине',
  en: 'the driver was not named in the rental agreement; the driver had been drinking or taking drugs, refused a sobriety test or left the scene; the damage was caused on purpose or by something that the rental terms forbid (ice, water, beach sand, off-road driving beyond what the car is made for, racing, keys left in the car); or the required accident documents are missing through your fault',
  'zh-CN':
    '由合同未列明的人驾驶；驾驶人酒后或吸毒后驾驶、拒绝检测或逃离现场；故意造成损失，或因违反租车条款的禁止规定造成损失（冰面、涉水、沙滩、超出车辆级别能力的越野、竞速、钥匙遗留在车内）；因您的过错未取得必要的事故证明文件',
}
