import { englishStem } from './english.ts'

/** English words of local government and everyday life, and names of governorates: none of them is a misspelling of another word. */
const words = `
about access account accountant achievement act action activity address administration advertisement agency agreement agricultural agriculture aid air
allowance annual answer apartment appeal applicant application appointment approval approved archive area art article assembly assessment association
athlete attachment auction audit authority award awareness bank bathroom bid board book border branch bridge broadband budget builder building bus
business campaign camp capacity capital card career cash cemetery centre certificate change charge charity child church citizen city civil claim class
classroom clean cleaning clerk clinic close closing club coast collection college comment commerce commission committee communication community company
competition complaint computer conference connection construction consultant consultation contact contract contractor control cooperation cooperative
corruption cost council councillor councilor counsel country county course court craft creative crime crisis crossing culture customer damage data date deadline debt decision
declaration decree defence delegate delivery demand demolition department deposit design development diagnosis digital directorate disability disaster
disease district document donation donor drainage drawing drill drink drive driver drought earthquake easement economic economy education election
electric electricity electronic emergency employee employer employment energy engineer engineering entrepreneur environment environmental equipment estate
estimate evaluation event exam exchange executive exemption exhibition expense expert export facility factory fair family farm farmer fee female festival
field file finance financial fine fire flood food forest form forum foundation free fuel fund funding garbage garden gas gender general generator girl
goods governance government governor governorate grant graveyard green guarantee guide hall hazard health hearing help heritage highway history holiday
home hospital hotel house household housing human idea identity illumination implementation improvement income increase index industrial industry
information infrastructure inheritance initiative inquiry inspection inspector institution insurance interior interest internal internet interview
investment investor invoice job joint journal justice kindergarten label labour land landfill landmark language law lawyer leader leadership lease
lesson letter level library licence license licensing light lighting line list loan local location lottery machine main maintenance manager map market
major master material maternity mayor meal measure media medicine meeting member membership memorial message meter method minister ministry mobile money month
monument mosque mother motor municipal municipality museum music name nation national nature network news newspaper note notice nurse objection offer
office officer official olive online open opening operation order organisation organization owner parade park parking participation partner partnership
path pavement payment pension people permission permit person phone photo pipe pipeline place plan plane planet planning plant plantation plastic
platform play playground plaza plot police policy pollution pool population port post power prayer premises press price prison private prize procedure
procurement product production professional programme project property proposal protection public publication pump purchase quality quarry quarter question
quotation rain rate reading reconstruction record recreation recruitment recycling reform refugee refund regional register registration regulation
rehabilitation relief renewable renewal rent rental repair report request research reserve reservoir resident residential resource restaurant restoration
result retail revenue review right risk river road roadmap roof room rubbish rural safety salary sanitation school science search season section sector
secure security seminar service session settlement sewage sewer sewerage shared shelter shop sidewalk sign site skill slaughterhouse social society
software soil solar solid space spatial speech sport spring stadium staff standard state statement station statistics status storage store storm story
strategic strategy street student study subsidy suburb supplier supply support survey sustainable system table tariff task tax taxi teacher team technical
technician technology telephone temporary tender territory test theatre theft ticket timber title toilet tool tourism tourist tower town trade traffic
trail train trainee trainer training transfer transparency transport transportation travel treasury treatment tree tunnel unit university urban urgent
utility vacancy vaccine vehicle vendor village visit visitor voice volunteer vote voter waiter wall warehouse warning waste wastewater water weather
website welcome welfare well wheel wind window winter wire witness woman wood work worker workshop world yard year youth zone zoning
able above across actor admit adult after again ahead alarm alike alive alone along aloud already also always among anger angle angry apple apron arena arise armed armor
army around arrow ash aside ask asset audio aunt avoid awake aware away baby back bacon bad badge bag bake balance ball banana band bar bare barn base basic basin basket bat
bath battery bay beach bead beam bean bear beat beauty become bed bee beef beer before begin behind bell belt bench bend best better bike bill bind birth bite bitter black
blade blame blank blast blend blind block blood bloom blow blue boat body boil bold bomb bond bone boot bore born borrow boss both bottle bottom bound bow bowl box boy brain
brake brand brave bread break breath breed brick bride brief bright bring broad broken brother brown brush bucket bull burn burst bury bush busy butter button cabin cable
cage cake calf call calm camel camera can canal cancel cancer candle candy cane canoe canvas cap cape care cargo carpet carry cart carve case castle cat catch cattle cause
cave cease cell chain chair chalk chance chaos chapter chat cheap cheat check cheek cheese cherry chess chest chicken chief chip choice choose circle clay clear clever cliff
climb clock cloth cloud coach coal coat coffee coin cold collar colour comb come comfort comic common cook cool copper copy coral cord corn corner cotton couch could count
couple cousin cover cow crab crack crane crash crazy cream crew crisp crop cross crowd crown crude cruel crush cry cube cup cure curl curtain curve cut cycle daily dairy dance
danger dark dawn day dead deaf deal dear death deck deep deer delay dense desert desk devil dial diet dig dinner dirt dish dive divide doctor dog doll door double doubt
down draft drag drain drama dream dress drop drug drum dry duck dust duty eager eagle early earn ear earth easy eat echo edge egg eight elbow elder empty end enemy enjoy
enter equal error escape even ever evil exact excuse exit extra eye fabric face fact fade fail faint faith fall false fame fancy far fast fat fate father fault favour fear
feast feather feed feel fellow fence fever few fiction fiddle fifty fight fill film final find finger finish firm first fish fist fit five fix flag flame flash flat fleet
flesh flight float floor flour flow flower fly fog fold follow fool foot force foreign forget fork fort forty forward four fox frame fresh friend frog from front frost fruit
full fun funny fur future game gap gate gather gear gentle ghost giant gift give glad glass globe glory glove glue goal goat god gold golf good goose grace grade grain grand
grape grass grave gray great greed grief grip ground group grow guard guess guest guilt guitar gun habit hair half hammer hand handle hang happy harbour hard harm harsh harvest
hat hate have hay head heal heap hear heart heat heaven heavy heel height hell hero hide high hill hire hit hold hole hollow holy honest honey hook hope horn horse host hot
hour huge human humour hundred hunger hunt hurry hurt husband ice image inch ink insect inside iron island item ivory jacket jail jam jar jaw jazz jelly jewel join joke journey
joy judge juice jump jungle junior jury keen keep kettle key kick kid kill kind king kiss kitchen kite knee knife knock knot know lack ladder lady lake lamb lamp lane large
laser last late laugh launch lawn layer lazy lead leaf lean learn least leather leave left leg legal legend lemon lend length lens less lid lie life lift lion lip liquid list
listen little live load loaf lock lodge log lonely long look loop loose lord lorry lose loss lost loud love low loyal luck lunch lung mad magic maid mail maker male mane
mango manner many maple marble march marine mark marker marriage marry mask mass mate math matter maze meadow mean meat medal mental menu mercy merge merit merry mess metal
middle might mild milk mill mind mine minor minus mirror miss mist mix mode model modern moist mole moment monkey mood moon moral more morning most mouse mouth move movie much
mud mule murder muscle mushroom must nail naked narrow nasty near neat neck need needle nephew nerve nest net never new nice niece night nine noble noise none noon north nose
novel novice nut oak oath obey ocean odd odour often oil old once one onion only opera oral orange orbit organ other oven over own oxygen pace pack page pain paint pair palace
pale palm pan panel panic pants paper parcel parent parrot part pass past paste patch patient pattern pause peace peach peak pearl pen pencil penny pepper perfect pet piano
pick picture piece pig pile pill pilot pin pine pink pint pirate pitch pity plain plate please plenty plug plum plus pocket poem poet point poison pole polish polite pond pony
poor pot potato pound pour powder praise pray present pretty pride prince print prize proof proper proud prove pull pulse punch pupil pure purple push puzzle queen quick quiet
quit quite quiz rabbit race rack radio rail rapid rare rat raw ray razor reach react ready real rear rebel red reed refer relax rely remain remote repeat reply rescue rest
rich ride rifle ring rise rival roar roast robe robot rock rocket role roll romance root rope rose rough round route row royal rude rug ruin rule run rush sack sad saddle safe
sail salad sale salmon salt same sand satin sauce sausage save saw say scale scar scene scent score scout scrap screen screw sea seal seat second secret seed seek seem seize
self sell send sense serious serve set seven several severe shade shadow shake shall shame shape share sharp shave sheep sheet shelf shell shift shine ship shirt shock shoe
shoot short shot should shoulder shout show shower shrimp shy sick side sigh sight silent silk silly silver simple since sing sink sister sit six size skate ski skin skirt
sky slave sleep sleeve slice slide slim slip slope slow small smart smell smile smoke smooth snack snake snow soap sock soda sofa soft soldier some son song soon sorry sort
soul sound soup sour south spade spare spark speak spear speed spell spend spice spider spin spirit spit split spoil spoon spot spray spread square squash stable stack stage
stain stair stale stamp stand star start state stay steady steak steal steam steel steep steer stem step stick stiff still sting stir stitch stock stomach stone stop straight
strange straw stream stress stretch strike string strip strong stuff style such suck sudden suffer sugar suit sum summer sun super sure surface surf swallow swan swear sweat
sweep sweet swell swift swim swing sword tail tale talent talk tall tame tank tap tape taste tea tear tease teeth tell ten tennis tent term thank thick thief thin thing think
third thirty thorn thread threat three throat throne through throw thumb thunder tide tidy tie tiger tight tile time tin tiny tip tire tired toast tobacco toe together tomato
tone tongue tooth top torch toss total touch tough towel tower toy trace track trap trash tray tribe trick trip trophy trouble truck true trunk trust truth try tube tuck
tune turkey turn twelve twenty twice twin two type ugly uncle under upper upset use usual valley value van vapour vast veil verse very vest vine violet violin virus vital
vivid volume wage waist wake walk wander want war warm warn wash wasp watch wave wax weak wealth weapon wear weave wed week weep weigh weird west wet whale wheat while whip
whisper whistle white whole wide wife wild will win wing winner wipe wise wish wolf wonder wool word worm worry worse worth wound wrap wreck wrist write wrong yell yellow
yes yet yield young
bethlehem gaza hebron jenin jericho jerusalem nablus palestine palestinian qalqilya rafah ramallah salfit tubas tulkarm
`
let stems: ReadonlyMap<string, string> | undefined

/** Is it one of the words, or a form of one? */
export function isKnownEnglish(word: string): boolean {
  return known().has(englishStem(word))
}

/** The words by themselves. */
export function englishWords(): Iterable<string> {
  return known().values()
}

function known(): ReadonlyMap<string, string> {
  stems ??= new Map(
    words
      .trim()
      .split(/\s+/)
      .map(word => [englishStem(word), word]),
  )
  return stems
}
