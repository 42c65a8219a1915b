/**
 * Words that common passwords are made of: with digits and signs around them, doubled, backwards, in leet, in the wrong
 * layout, in Latin letters they fill the lists of leaks. Separated by spaces.
 */
const ENGLISH = `
abracadabra academia access account adidas admin administrator adobe aaron abigail adam adrian agent airborne
aladdin alaska albert alex alexa alexander alexandra alexis alfred alice alicia alison allison alpha amanda amber
america american amelia anderson andrea andreas andrew android angel angela angelica angelina angels animal anna anthony
antonio apollo apple apples april aragorn archer arnold arsenal arthur asdf ashley asshole assassin aston athena
atlanta august austin australia avalon avatar awesome azerty baby babygirl babyboy backup badboy badger bailey banana
bandit barbara barbie barcelona barney barry baseball basketball batman beach bear beatles beautiful beauty beaver
benjamin berlin bernard bertha bigboy bigdaddy bigdog bill billy bird birdie biscuit bishop bitch blabla black
blackcat blackjack blade blahblah blaster blessed blessing blink blizzard blonde blondie blood blossom blowfish blue
bluebird blueberry bluesky boat bobby bond bonnie booboo boomer booger boris boston bowling bradley brandon brandy brasil
brazil brenda brian bridge britney broken bronco broncos brooke brooklyn brother brown browns bruce brutus bubba bubble
bubbles buddha buddy buffalo buffy bulldog bulldogs bullet bunny business buster butter buttercup butterfly button
cadillac caesar california calvin camaro camera cameron camille campbell canada cancer candy cannon canon captain
cardinal carlos carmen carol carolina caroline carrie carter cartman casey casper cassie castle catalina catch catherine
center centre chance changeme changeit channel charles charlie charlotte cheese chelsea cherokee cherry cheryl chester
chevrolet chevy chicago chicken chicago chief chiefs china chloe chocolate chopper chris chrissy christ christian
christina christine christmas christopher chronic chuck church cindy cinderella claire clarence classic claudia clayton
cleveland clifford clinton clover cobra cocacola coffee colin college colorado colt columbia comet command compaq
computer confirm connect connor control cookie cookies cool coolman cooper copper coral corvette cosmos cougar country
courage courtney cowboy cowboys coyote craig crazy creative cricket cristina crystal curtis custom cyber cyclone daddy
daisy dakota dallas dance dancer daniel daniela danielle danny dark darkness darkside darling darren dave david dawn
death deborah december default deer defender delta demon denis dennis denver derek desert design desire destiny detroit
devil dexter diablo diamond diana diesel digital dinosaur dirty disney doctor dodger dodgers dog doggie
doggy dogs dolphin dolphins domain dominic donald donkey donna doraemon dorothy douglas dracula dragon dragonball dragonfly
dragons dream dreamer dreams driver drowssap drummer ducati duke duncan dustin dylan eagle eagles earth easter eastern
eclipse edison eduardo edward einstein electric elephant elizabeth ellen elvis emily eminem emma emperor empire energy
england enigma enter enterprise eric erica estrella eternal eternity eugene europe everton evolution
explorer express extreme fabian face facebook faith falcon falcons family fantasy farmer fashion father february felipe
felix fender ferrari fiction fighter fire fireball firebird firefly fireman first fish fisher fishing flash fletcher
florida flower flowers fluffy flyers flying football forest forget formula forsaken fortuna fortune
forward foster fountain france francis francisco frank frankie franklin freak freddie freddy freedom french friday friend
friends friendship frodo froggy frosty fuck fuckoff fuckyou funny future gabriel gabriela galaxy galina
gambit game gamer games gandalf garden garfield gary gateway gator gators gemini general genesis genius george georgia
gerald german germany ghost giant giants gibson gilbert ginger giovanni giovanna girl girls gizmo gladiator goblin goddess
godzilla gold golden goldfish golf golfer goober goodboy goodgirl goodluck google gordon gorilla grace graham grandma grant
grateful green greenday gregory griffin groovy guardian guest guinness guitar gunner hacker hahaha hailey hallo hamburg
hammer hamster hannah happy happyday hardcore harley harold harry harvard harvey hawaii hawk hawks hearts heart heather
heaven hector heineken helen hell hello hellokitty helloworld help helpme hendrix henry herbert hercules herman hermes hero
hobbit hockey holiday holly hollywood home homer honda honey honeybee honeymoon hope hornet horse horses hotdog hotmail
hotrod house houston howard hummer hunter hunting iceman idontknow iguana ihateyou illusion iloveme ilovegod ilovejesus
iloveu iloveyou ilovehim iloveher imagine immortal impala indian indiana infinity inside insane instagram integra
internet invisible inuyasha ireland irina iris ironman isabel isabella isabelle island israel italia italy ivan jack jackass
jackie jackson jacob jaguar jake james jamie jane janet january japan jasmin jasmine jason jasper javier jeffrey jellybean
jennifer jenny jeremy jerome jerry jersey jessica jessie jester jesus jesuschrist jewel jimmy joanna joel john johnny
johnson joker jonathan jordan jorge jose joseph josephine joshua juliana julia julian julie julio july jumper june jungle
junior jupiter justice justin justme karate karen karina karma katherine kathleen katie katrina kawasaki keeper keith kelly
kelsey kenneth kenny kermit kernel kevin keyboard killer kimberly king kingdom kingkong kings kirill kiss kisses kitten
kitty knight knights kristen kristin kristina kristine lacrosse ladybug lakers lambert lancer laura lauren lawrence leather
legend legolas lemon leonard leonardo leslie letmein letsgo lewis lexus liberty light lightning lilian
lincoln linda lindsay lindsey linkinpark lionheart lions lisa little liverpool lizard lizzie logan logitech lollipop lollol
lollypop london lonely lorenzo louise love lovehate loveless lovelife lovely loveme lover lovers loveu loveyou lucas lucia
lucifer lucky luckydog luckyone luis machine macintosh mackenzie madison madness madonna madrid magazine maggie magic
magnum malcolm malibu mama manchester manager mandrake manson manuel marcel marco marcus margaret maria mariah mariana
marie marilyn marina marine mariner marines mario marion mark marley marlboro marlin marseille marshall martha martin
martina marvin mary maryjane master masters matrix matt matthew maverick maxwell mechanic megadeth megan melanie melissa
member memory mercedes mercury merlin metallic metallica mexico miami michael michel michele michelle mickey microsoft
midnight miguel mike miller million millionaire minecraft minnie mirage miranda mission missy mister mobile moderator molly
mommy monday money monica monika monitor monkey monkeys monster monsters montana montreal moon moonlight morgan morpheus
morris mother motorola mountain mouse mozart muffin mulder murphy music mustang mypassword myself mystery mysterious myspace
nadine naruto nascar natalia natalie natasha nathan nathaniel nature naughty nelson neptune network newcastle newlife newpass
newyork nicholas nichole nick nicolas nicole nightmare nikita nikki nimrod nintendo nirvana nissan nobody nokia nolimit
norman nothing november number oakland ocean october office oklahoma oksana oliver olivia omega online opensesame operator
orange orchid oregon orion orlando oscar outlaw outlook oxford pacific packard packers paladin pamela panasonic pancake panda
pandora panther panthers pantera paper paradise paradox paramore paris parker pass passion passport passwd password passwords
pastor patches patience patricia patrick patriot patriots paul paula peace peaches peanut peanuts pearl pebbles peewee pencil
penelope penguin penguins people pepper pepsi perfect person peter phantom philip phillip phoenix phone photo phpbb piano
pickle picture picasso pikachu pillow pimpin pinky pink pioneer pirate pizza planet platinum playboy player playstation please
pokemon polaris police polo pontiac pookie poohbear popcorn popeye porsche portugal postal power powers prayer precious
predator premium presario president presto pretty prince princess princesa private prodigy project prophet prosperity
prototype psycho pumpkin punisher puppy purple pyramid python qazwsx qazwsxedc qqww quality quantum quebec queen quest qwer
qwert qwerty rabbit rachel racing radio raider raiders railroad rainbow raistlin ramirez randy ranger rangers raptor rascal
raven ravens raymond realmadrid reaper rebecca rebel rebels record redbull reddog redhead redneck redrose redsox reggie remember
renault republic requiem resident retired revenge revolution reynolds rhino ricardo richard rick ricky robbie robert roberta
roberto robin robinson robotech rocket rocknroll rockstar rocky roger roland rolltide roman romance romeo ronald ronaldo ronnie
rooster rosebud rosemary roses royal runner runescape rush russell russia ryan sabbath sabrina sailor saint saints sakura
salvador samantha sammy samson samsung samuel samurai sandra sandy sanfran santa santana santiago santos sapphire sarah saturn
saturday savage savannah scarface school science scooby scooter scorpio scorpion scotland scott scotty scruffy seattle sebastian
secret secrets security senior september serenity sergio service sesame sevens sexy shadow shadows shaggy shakira shalom
shannon shark sharks sharon shawn sheila shelby shelly sherlock sherry shopping shorty siemens sierra silence silver
silvia simba simon simone simple simpson simpsons sister skater skeeter skippy skyline skywalker slayer sleepy slick slipknot
smile smiles smiley smith smokey smoking snake snickers sniper snoopy snowball snowboard snowflake snowman soccer softball
soldier solution sonic sophia sophie soulmate spanky sparkle sparky spartan special spectrum speed speedy
spencer spider spiderman spirit spitfire sponge spongebob spooky sports spring sprite sputnik squirrel stalker standard stanley
star starfish stargate starlight stars startrek starwars station stealth steel steelers stefan stella stephanie stephen steve
steven stevie stewart sticky stingray stone storm stranger strawberry street strike strong student studio submarine
success sugar suicide summer sunday sunflower sunny sunset sunshine super superman supernova superstar support supreme surfer
survivor susan suzanne suzuki sweden sweet sweetheart sweetie sweetness sweetpea swimming switzerland swordfish sydney sylvia
symbol system tamara tanner tarheels tarzan taurus taylor teacher techno teddy teddybear telephone temp temppass tennis teresa
terminal terminator terry test tester testing testpass texas thailand thebest theboss theking theman thomas thuglife thunder
thursday tiffany tiger tigers tigger time timothy tinker tinkerbell titanic titanium titans tomcat tommy toronto tottenham
toyota tractor tracy training transformer travel travis treasure trevor trinity triton triumph trojan trombone trooper trouble
truelove trumpet trust trustme trustno tucker tuesday turbo turkey turtle tweety twilight twinkle twister tyler ultimate
undertaker unicorn united universal universe university unknown username valentin valentina valentine valerie valhalla vampire
vancouver vanessa vanilla vegas venice venom venus veronica vertigo vfhbyf vfrcbv victor victoria victory viking vikings
vincent violet violin viper virgin virginia vision vivian volcano volkswagen volleyball voodoo voyager walker wallace walter
warcraft warlock warning warren warrior warriors washington watermelon welcome wendy wesley western whatever wheels whiskey
whisper white wildcat wildcats william williams willie willow wilson windows winner winnie winston winter wisdom wizard wolf
wolverine wolves woman wonder woody world wrangler wrestling xavier xanadu yankee yankees yamaha yellow yesterday yourmom
yvonne zachary zander zaphod zebra zenith zeppelin zombie zorro
aini woaini woaiwo tianya taobao wangyut qinqin mima xiaohui baobao baobei beijing shanghai zhongguo zhangwei lilei
passwort schatz hallo sommer geheim motdepasse bonjour soleil doudou loulou chouchou senha amor teamo tequiero
contrasena hola mariposa estrella princesa sayang bismillah krishna ganesh sairam waheguru
`

/** Read in Latin letters and in the other layout, too. */
const RUSSIAN = `
абв авария автомобиль агент адмирал академия алекс александр александра алексей алена алина алиса алла альбина альфа анастасия
ангел ангелина андрей анна антон антонина аня апельсин арсений артем артур ася бабочка бабушка байкал бандит банан барсик
батарея белка береза берлин бизнес бог богдан бомба борис босс братва братан брат буратино вадим валентин валентина валера
валерия валерий василий василиса вася ваня вася вера вероника весна ветер вика виктор виктория виталий витя влад владимир
владислав вова волга волк володя волшебник воробей восток время всегда вячеслав гавана газета галина гарик геннадий георгий герой
гитара глеб город гоша григорий груша дарья даша даниил данила дача девочка дедушка деньги денис дерево детка джек диана дима
дмитрий дневник доктор дом дракон дружба друг друзья дурак душа дядя егор екатерина елена елизавета жанна жара женя жизнь
жук журнал забава зайка зайчик зайчонок заяц звезда здоровье зенит зима зина зинаида змея золото золотой иван игорь игра илона
илья инга инна интернет ира ирина искра история ислам камень камила капитан карамель карина катя катерина картошка квартира
кирилл киса кисонька китай клоун клубника ключ кнопка князь ковбой кобра колбаса колобок команда компьютер константин конфета
корова король королева космос костя котенок котик кот котэ кошка красавица красотка красный кристина крокодил кролик крошка
ксения ксюша кукла кукуруза лада лапочка ласка ласточка лев лена леонид леха леша лера лето лидия лиза лилия лимон лиса лисичка
ловушка локомотив лола лошадь луна луч любимая любимый люблю любовь людмила люба магия магазин майор макс максим максимка малина
малыш малышка мама мамочка мандарин маргарита марина мария марк марс маруся маша машка мастер матрица маугли медведь мечта
милана милашка милый милая мир мираж михаил миша молоко монстр море мороз москва мотоцикл моряк мотор мурзик муся музыка мышка
надежда настя настюша наталья наташа небо незнаю никита никитос николай никто нина новый ночь огонь одиночество океан оксана олег
ольга оля орел оскар осень отец охота охотник папа папамама паровоз пароль партизан патриот пельмени пеликан петр петя печенька
пицца победа погода подруга позитив полина помидор попка попугай поцелуй президент привет приколист принц принцесса природа просто
птица пупсик пушкин работа радость радуга разум рамиль ракета рената ринат роза роман романтик ромашка россия рома руслан рустам
рыба рыбка рыжик самара самолет саня саша сашка свет света светик светлана свобода севастополь секрет семен семья сергей серега
сережа серый сила симба сказка скорпион слава слон смерть снег снегурочка снежинка снежок собака сокол солдат солнце солнышко
соня софия спартак спасибо спорт станислав стас степан страна студент судьба супер сын сыночек таганрог тамара танк таня татьяна
телефон тигр тигренок тимофей тимур титаник толик толстый трактор тройка тюльпан удача украина ульяна утка учитель фантазия федор
флора фокус фортуна футбол хакер халява хозяин хомяк хорошо хочу царь цветок цветы цезарь чайка чебурашка черный чемпион
черемуха черепаха чудо шалун шоколад школа шарик эдуард элина эльвира эмиль энергия юлия юля юра юрий юпитер юность яблоко якорь
яна ярослав ярославль ястреб ящерица
`

export const ENGLISH_WORDS: readonly string[] = wordsOf(ENGLISH)
export const RUSSIAN_WORDS: readonly string[] = wordsOf(RUSSIAN)

function wordsOf(text: string): string[] {
  return [...new Set(text.trim().split(/\s+/))]
}
