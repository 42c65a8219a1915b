/**
 * The commonest passwords of published leaks that are long enough to be chosen here, in lower case: worldwide ones,
 * Russian ones in both keyboard layouts, Chinese ones. Separated by spaces.
 */
const LIST = `
!@#$%^&* !qaz2wsx !qaz@wsx 00000000 000000000 01010101 0123456789 10101010 10203040 102030405 1029384756 110110110
11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 12121212 123!@#qwe 123123123 123321123
12341234 12344321 123454321 12345600 123456000 123456123 123456654321 12345670 12345678 123456780 123456789
1234567890 1234567891 12345678910 12345679 123456aa 123456ab 123456qq 12345qwert 12345qwerty 1234qwer 1234qwerty
123qwe123 123qwe123qwe 123qweasd 123qweasdzxc 123qwerty 13131313 13145200 1314520a 13579246 135792468 147258369
147258369a 147852369 14789632 147896325 159263487 159357456 159753456 16888888 19191919 1a2b3c4d 1a2s3d4f 1q1q1q1q
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 1z2x3c4v 20202020
21212121 22222222 246813579 31313131 321654987 33333333 44444444 5201314520 52013145201314 5201314a 5211314a
55555555 66666666 66668888 69696969 741852963 7758258a 7758521a 77777777 789456123 87654321 88888888 88888888a
963852741 987654321 9876543210 99999999 a1234567 a12345678 a123456789 a1234567890 a1b2c3d4 a1s2d3f4 a5201314
aa123456 aa12345678 aa@123456 aaa123456 aaaa1111 aaaaaaaa abc12345 abc123456 abc123456789 abc123abc abc@1234
abcabcabc abcd1234 abcd12345 abcd@1234 abcdefg1 abcdefgh abcdefghi access123 access14 admin123 admin123! admin1234
admin12345 admin123456 admin@123 admin@1234 adminadmin administrator administrator1 aini1314 alejandro aleksandr
aleksandr1 aleksey1 alexander alexander1 alexander123 alexandr alexandra alexey123 alina123 amanda123 anastasia
anastasia1 anastasiya andrei123 andrew123 andrey123 android1 angel123 angels123 anhyeuem anthony1 arsenal1
arsenal123 artem123 artyom123 asd123asd asdasdasd asdf1234 asdf12345 asdfasdf asdfghjk asdfghjkl asdfqwer ashley123
autumn2024 autumn2025 autumn2026 avtomobil azerty123 azertyui azertyuiop babushka babyboy1 babygirl babygirl1
bailey123 barcelona barcelona1 barcelona123 barsik123 baseball baseball1 basketball batman123 bayern123 beijing2008
benjamin bestfriend bigdaddy biggdaddy bismillah bismillah1 blackjack blahblah blessed1 bonjour1 bonjour123
brasil123 business1 buster123 butterfly butterfly1 callofduty camille1 caroline cdtnkfyf changeme
changeme1 changeme123 charlie1 charlie12 charlie123 charlotte cheese123 chelsea1 chelsea123 chen1234 cherepaha
china123 chocolate chocolate1 chouchou christian christina christine christopher cj,frf123 cjkysirj cjkywt123
company1 company123 computer computer1 contrasena contrasena1 contraseña cookie123 corinthians corvette
counterstrike cowboys1 cristina crystal1 cska1234 ctht;f123 d1234567 daniel123 december december1 dedushka default1
demo1234 demo12345 demodemo denis123 diamond1 dima1234 dinamo123 dkflbdjcnjr dkflbvbh dmitriy1 dmitry123 dolphins1
donald123 doraemon doraemon1 doudou123 dragon12 dragon123 druzhba1 eagles123 ekaterina ekaterina1 elizabeth
eminem123 estrella everyone1 evgeniy1 evgeny123 example1 example123 facebook facebook1 facebook123 family123
fernando ferrari1 fktrcfylh fktrcfylhf flamengo flower123 flowers1 football football1 football123 forever1 forever21
fortnite1 frankfurt freedom1 freedom123 friday13 friends1 friends123 gabriel1 gabriela gagarin1961 garfield
gbpltw123 george123 gfhjkm11 gfhjkm12 gfhjkm123 gfhjkm1234 gfhjkmgfhjkm ghbdtn12 ghbdtn123 ghbdtnghbdtn ginger123
gjgjdf123 gmail123 godisgood goodbye1 goodluck google123 gtgtkfw1 guadalupe guest123 hahaha123 hahahaha hallo123
hallo1234 hannah123 happiness happy123 happyday harley123 heaven123 hello123 hello1234 hellohello helloworld
helloworld1 hjccbz123 hockey123 honda123 hotmail1 huang123 hunter12 hunter123 hyundai1 idontknow ilovegod iloveher
iloveme1 iloveyou iloveyou1 iloveyou123 iloveyou1314 iloveyou2 india@123 indonesia instagram instagram1 internet
internet1 internet123 iphone123 irina123 irishka1 isabella january1 jennifer jennifer1 jessica1 jessica123 jesus123
jesuschrist jetaime1 jordan123 jordan23 jrcfyf123 juventus k.,jdm123 k1234567 karina123 katerina katerina1
katherine katya123 kawasaki kazan123 killer123 kirill123 klaviatura komputer kompyuter konstantin koshka123 kotenok1
kotenok123 kotik123 krasotka krasotka1 kristina kristina1 ksenia123 lakers123 lalalala lamborghini lbvjxrf1
 letmein! letmein1 letmein123 letmeinnow lfhmz123 li123456 lightning linkedin linkedin1 liu12345 liverpool
liverpool1 ljcneg123 lkjhgfdsa login123 login1234 lokomotiv loulou123 lovelove lovely123 loveme123 loveyou1 lubimaya
lubimaya1 lubimka1 lubov123 ludmila1 lyubov123 lyudmila m1234567 maggie123 maksim123 malish123 malyshka mama1234
mamapapa mamapapa1 mamochka manager1 manager123 manchester manutd123 marina123 marinka1 mariposa marseille maserati
mashina1 mashina123 master123 matkhau123 matthew1 maxim123 maximus1 mercedes mercedes1 metallica metallica1 michael1
michael123 michelle mickey123 mickeymouse microsoft midnight midnight1 mihail123 mikhail1 mima1234 minecraft
minecraft1 minecraft123 mnbvcxz1 moiparol monday123 monitor1 monkey12 monkey123 moonlight moscow123 moskva123
motdepasse motdepasse1 moyparol murzik123 mustang1 mylove123 mypass123 mypassword mysecret naruto12 naruto123
nastya12 nastya123 natalia1 natalie1 natasha1 natasha123 newpass1 newpass123 newpassword nicholas nicolas1 nicole123
nihao123 nihao1234 nikita123 nikolai1 nikolay1 nintendo nissan123 nobody123 nopassword nothing1 november ntktajy1
october1 office123 oksana123 olga1234 opensesame openup123 p@55w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword
p@ssword1 pa$$word pa55word packers1 palmeiras panthers papa1234 parol123 parol1234 parol12345 parol123456
parolparol pass1234 pass12345 pass123456 pass@123 pass@1234 passpass passport passw0rd password password! password0
password01 password1 password1! password12 password123 password1234 password12345 password2 password99 password@1
password@123 passwords passwort passwort1 passwort123 pavel123 pepper123 phoenix1 piter123 platinum playstation
poiuytrewq poka1234 pokemon1 pokemon123 polina123 porsche1 porsche911 princesa princess princess1 princess123
privet123 privetprivet q1234567 q12345678 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123wsx qazwsx12
qazwsx123 qazwsxedc qazxswedc qq123456 qq123456789 qqqqqqqq qwe!@#123 qwe123qwe qweasd123 qweasdzxc qweqweqwe
qwer1234 qwert123 qwert1234 qwert12345 qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345
qwerty123456 qwerty321 qwerty777 qwerty@123 qwertyqwerty qwertyui qwertyuiop rainbow1 rainbow123 rangers1 realmadrid
redskins rfhfylfi rhfcjnrf rjirf123 rjntyjr1 rjvgm.nth robert123 roblox123 roman123 root1234 rootroot rossiya1
rostislav ruslan123 russia123 russia2018 s1234567 samantha samantha1 samolet1 sample123 samsung1 samsung123 sankt123
sayang123 schalke04 schastie schatz123 scoobydoo scooter1 secret12 secret123 semya123 senha123 senha1234 september
sergei123 sergey123 service1 sesame123 shadow12 shadow123 shanghai1 sharik123 sibir123 slavik123 slipknot smile123
snoopy123 sobaka123 soccer123 soleil123 solnce123 solnyshko solnyshko1 someone1 something sophie123 spartak1
spartak123 spiderman spiderman1 spring2024 spring2025 spring2026 stanislav starcraft starwars starwars1
steelers stephanie subaru123 summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
summer2026 sunshine sunshine1 sunshine123 superman superman1 superman123 support1 support123 suzuki123 svetlana
svetlana1 svetlana123 system123 tatiana1 tatyana1 teamo123 telefon1 telefon123 telegram1 temp1234 tequiero test1234
test12345 test123456 test@123 testing1 testing123 testtest thepassword thomas123 thunder1 tigger123 toor1234
toyota123 trustno1 twitter1 udacha123 unicorn1 unicorn123 user1234 user@123 userpass valentina valeria1 valeriya
veronica vfhbyf123 vfrcbv123 vfvekz123 vfvf1234 vfvfgfgf victoria victoria1 vietnam123 viktoria viktoriya vjcrdf123
vkontakte vkontakte1 vladik123 vladimir vladimir1 vladislav vyacheslav w1234567 wang1234 wang123456 wangwang
warcraft welcome1 welcome12 welcome123 welcome1234 welcome@1 welcome@123 whatever whatever1 whatever123 whatsapp1
whatsapp123 windows1 windows10 winniethepooh winter123 winter2020 winter2021 winter2022 winter2023 winter2024
winter2025 winter2026 wo123456 woaini123 woaini1314 woaini520 woaini521 woaiwojia xiaoming yahoo123 yamaha123
yandex123 yang1234 yankees1 yaroslav yaroslav1 yevgeniy yfcnz123 yfnfif123 yourpassword youtube1 youtube123
yt3yf.123 ytpyf.123 ytrewq321 z1234567 z12345678 zaichik1 zaq12wsx zaq1xsw2 zaq1zaq1 zayka123 zelda123
zenit123 zenit1925 zhang123 zhang123456 zhao1234 zhongguo zxcvbnm1 zxcvbnm123 zxcvbnma zxcvzxcv zxczxczxc автомобиль
администратор александр александра анастасия андрей123 бабушка1 валентина виктория владимир владислав дедушка1
дмитрий1 екатерина йцуйцуйцу йцукен12 йцукен123 йцукен1234 йцукенгш йцукенгшщз йцукенгшщзхъ компьютер котенок1
красотка кристина любимая1 любимый1 любовь123 людмила1 максим123 малышка1 мама1234 мамапапа машина123 михаил123
мойпароль москва123 настя123 наташа123 николай1 пароль12 пароль123 пароль1234 пароль12345 пароль123456 парольпароль
привет123 приветпривет россия123 светлана сергей123 солнышко солнышко1 спартак1 счастье1 телефон1 удача123 фывапрол
фывапролд фывапролджэ фывафыва ячсмитьб ячсмитьбю
`

export const COMMON_PASSWORDS: readonly string[] = LIST.trim().split(/\s+/)
