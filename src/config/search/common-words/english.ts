/**
 * The 2700 English words of four letters and more that are used most, the commonest first: of
 * commonWords.json in @zxcvbn-ts/language-en 4.1.1 (MIT), which counts the words of the subtitles
 * in OpenSubtitles 2024 (Helsinki-NLP, OPUS; ODC-BY). Insults are left out.
 */
export const COMMON_ENGLISH_WORDS = `
that this have your know what with just like here about right there yeah they want will think
from well going time back them gonna good been were would come need okay when take some didn
really could down something more tell make then mean over little never said people should look
very love only doing much thing where into even thank because still find give sorry work help
life first anything sure again their these other than away before thought home talk must told
night call things better around last long always feel years after please those place name made
doesn guys money ever everything great nothing keep done through leave wanted kind happened
being believe coming does came course wrong left house might girl stop hello hear world someone
understand else talking enough today getting father maybe care found music every same another
fine family kill trying went looking three wait together show best stay wasn yourself many nice
dead already friend real remember mind next which mother wanna thanks room hell heard seen
woman wouldn knew live baby whole idea head used morning hard without took called also saying
days most start matter ready gotta meet door both pretty myself move guess actually while phone
such gone haven wife person brother killed problem happy alone friends face school worry couldn
case lost play heart once anyone hope bring wants tonight business true until since each soon
says everyone tomorrow hand thinking working happen having year part stuff looks kids later
listen minute second late gave turn water knows open change means different minutes inside eyes
beautiful police point under probably crazy taking asked hurt chance deal making daughter
playing times side hands makes able body important hold death story comes fight supposed least
moment rest started close young drink against excuse afraid game anymore word wish five week
though miss easy sleep reason mine waiting watch goes exactly gets check hours behind number
party truth quite husband shot married child between cause fire question telling four brought
blood break sister team trouble tried front forget read town died couple aren needs line walk
children power become office plan almost girls food speak yours alive feeling outside safe
trust news ahead save either somebody stand free answer hate high months everybody whatever
full half lose women along seems fact running cool dear light order whoa country doctor clear
boys sent send living past john taken leaving lives pick scared parents funny city promise
stupid cannot dinner shouldn asking company lady possible himself serious book sort hour anyway
sound shall happens lord sick felt touch jack sense small seem meeting damn special jesus
perfect captain luck fast control words human laughs hair hospital murder dream shut known
sighs cold future glad worked drive catch anybody laughing million longer calling figure
finally looked others black shoot fault worried honey somewhere weeks changed boss happening
seeing dance secret date fall takes loved sign questions weren piece chuckles choice feet
needed turned moving return voice amazing giving strong learn given weird white less worth
early christmas beat till ones clean song sounds straight ship write rather sweet follow
missing pain nobody picture welcome explain coffee works kept definitely wonder protect busy
caught kidding lucky evidence mistake wedding meant decided step road building information
report alright watching careful evening ride land worse situation entire pull movie tired hurry
handle sometimes system mouth birthday throw attack finish dark class yesterday message king
wonderful completely lying michael broke expect month poor quiet sell using floor talked lead
ground hasn pass street clothes forever dangerous wear drop daddy across born single thinks
speaking hang frank test table david anywhere york history george train area near during swear
paid marry feels spend charlie middle strange uncle round bought terrible court agree state
boat proud quick mike space security join sitting accident forgot forward totally saved
relationship list crime station normal suppose fish gentlemen wearing master scene charge
missed fell stopped buddy offer personal instead short fear ring prison simple group american
calm difficult fighting mess trip record position angry letter wake finished share honest deep
fair crying marriage kiss cover seven hide seat present lunch ball smart imagine killing dare
certain realize respect interested paper gold problems majesty hotel peace calls involved card
fool decision moved standing darling perhaps rock brain soul interesting visit broken upset
mary smell starting horse tough killer hungry attention quickly president america earth peter
government lovely spent surprise public stick became cute james english appreciate force blow
film girlfriend accept laugh eight ladies prove store within walking paul sing window likes
seconds dude dress contact plane camera drunk huge christ support continues sake gift miles
absolutely lived liked wall loves cell afternoon bank truck officer often partner service
general blue stuck chief certainly eating doubt joke enjoy experience boyfriend cops lawyer
teach none screaming putting reach holding grunts tree passed apartment club idiot rules
favorite forgive rich count mission continue driving radio machine difference whether dying
jail wrote beginning harry field favor feelings magic choose board evil shop patient hundred
college private learned match nervous alex spot wind video carry upon third pleasure risk
dreams immediately excited staying promised named type star wine listening worst impossible
grow sleeping earlier slow victim decide glass helping army final cash mate gives quit foot
henry blame dollars picked helped escape bill thousand herself french energy arrest goodbye
address enemy allowed ways bigger taste ourselves shoes honor weapon build themselves surprised
figured push search bunch begin everywhere unless hiding gasps track hadn orders jimmy teacher
congratulations kitchen innocent further bear bother drinking level willing usually seriously
played books arms acting hole pressure planet locked deserve obviously tony steal keeping built
starts drugs memory names battle race church beer waste treat suit grab detective mention
gotten dramatic stage jump suddenly hoping hero places arrived nick holy dirty destroy apart
stole notice complete fired press closed showed opportunity plans price steve computer
lieutenant following village legs pictures duty judge danger apologize narrator closer losing
smile suspect action keeps besides extra mama pregnant mark witness london conversation turns
writing breakfast admit wondering heavy crew except roll bathroom guns guilty bloody green warm
grunting kick smoke upstairs form above seemed chicken bomb reading color prince danny throat
sarah cost itself neck twice study nose summer interest engine burn plays empty tight crowd
billy ringing singing strength sold pulled fresh bottom knife weekend shooting responsible
allow spirit hearing client walked colonel island cake asleep corner crap skin richard stories
investigation restaurant groans goddamn johnny nine cook powerful flight medical held drug
account brothers rain bottle famous taught shows awesome ridiculous folks cheers weapons
written trial raise park paris whoo biggest local advice main onto moon survive file planning
tells training lock keys breathing relax military awful language breath professor knowing
laughter dogs prepared chris driver bringing river necessary guard photo spoke pants lied
lights murdered jake grand soft practice clearly leaves common towards agent truly older
audience bobby wild career lots monster animals loud flying code fake cars dropped checked
emergency bird hanging matters tommy consider animal large rule hurts nature flowers camp
realized aware roger neither jane especially rings ended simply whose sight leader beyond
target silly adam surgery condition double blind meat games sergeant lies faith letting serve
however greatest comfortable plenty cheering speed noticed numbers stars discuss purpose belong
band cross goodness note correct outta size paying eddie concerned queen student tape knock
character easier issue incredible market criminal ought breaking arrested focus guest program
path ends teeth super department kinda travel several agreed major feed fellow health papers
robert vote charles trick finding pieces mommy cream possibly shame natural justice heaven
beauty create process project challenge turning ideas invited destroyed season weak recognize
responsibility sweetheart chinese beach bell operation soldiers bodies opened whom points
credit failed gosh opinion view records dressed cousin believed members somehow kevin chair
faster created dumb milk remain property breathe nowhere afford martin nope german access
distance dancing received manager sword research heat brings cards base member interview proof
opening south highness birds united insane forgotten damage pack selling weight pretend shirt
perfectly students balls easily memories stayed amount chatter location birth nearly expected
horrible daniel falling threw followed states ghost movies stolen fill medicine heading ordered
kate example shouting lately opens desk suggest bite dave community cares grace screams signal
bucks center indistinct goin copy matt heads among draw recently anna jealous expecting noise
regret north west sudden aunt mountain exist shower indeed brave ticket doors safety dating
lines suicide ours bridge grew showing usual sees bullet connection command total devil
thoughts contract fate social prefer commander thomas pool andy jason applause roof hardly
disappeared event female madam sending details release handsome barely caused loose science
forced introduce harder covered began lonely ryan wash nuts loss bright likely owner although
scary journey harm streets jerry original delicious jeff weather soldier scott split chest
director staff mentioned doin exciting santa meal finger block literally stone pray rose
returned spanish sunday fingers freedom familiar style russian basically cases changes universe
signed letters strike male planned growing pete ruined enter stomach friday lisa obvious
complicated answers speech rachel eric settle tiny ugly discovered reality ears reasons buried
competition mood horses parts william manage hidden divorce reached permission simon finds
headed slept chose grandma runs drinks eggs british saturday expensive attacked hired remind
nonsense trees babe lift legal victims ruin pocket brian funeral lucy lesson success grown
larry guests statement alarm japanese results happiness sweetie assume thousands photos prepare
raised farm gate princess rough saving storm panting tongue england tense younger site
neighborhood cheese fought powers fred revenge families hall walter papa watched player paint
avoid model alice arthur filled professional request spare gang secrets shape buying sooner
whoever france pair dealing spread bread celebrate personally proper subject yelling bedroom
data bike threat curious emily clock downstairs jobs coat carefully theory invite nights rights
grateful tears kang scare gary moves trap rent based rush genius slowly walls tour humans text
confused plant deliver belongs meaning direction official flat foreign committed brilliant
sugar becomes murderer stops otherwise minister understood page higher unit terms warning trade
fantastic stronger post plate artist society wound painting cooking cancer burning crash
particular honestly faces inspector gentleman yourselves woods picking romantic tickets regular
role spell issues soup awake fancy knowledge claire ancient source patients charges changing
boring kelly percent giant deeply advantage theme capable offered officers fixed beeping
football pounds according grandpa rate concern suffer apparently solve garden enemies aside
ocean doctors luke barry managed kicked healthy period insurance appear poison waited nurse
shots glasses tall forest shake vehicle chocolate dies carrying properly winner treatment thief
bleeding defense physical available closes phil airport badly fail burned groaning jacket maria
drove angel naked crack babies assistant east positive mistakes directly snow grave becoming
toilet plus emma laura vacation value josh talent rise rick cheap extremely butt fortune shock
woke edge ashamed incident grandfather spring pulling checking rescue appointment treasure
disappear carl result including media touched stood performance treated firm palace exact jerk
washington connected annie whenever appears hearts skills useless goal image illegal alan
license jury switch bones louis effect bags schedule effort considered knocking precious metal
claim carter political violence below china bath traffic lips files joking piano sheriff steps
eventually lover cameras disease kyle rice released throwing tied online fully liar nation
mystery winter courage pills europe protection winning heavily maggie bleep convince successful
passing suck jackson suffering mirror receive affair monday miracle sexy former unfortunately
beating elizabeth laid pizza score screwed device remains presence gentle chicago dean freak
forces actual joey hong shopping sisters california grandmother rome hunting bone national
emotional sean hunt century smith signs jenny popular rare jung attorney songs riding sexual
arrive hated toast trapped pushed cure television lower technology excellent convinced italian
drag borrow refuse shift swim coach sacrifice helen clue served reports desperate darkness
jones speaks mexico escaped knees stealing mercy progress rooms shoulder cast anger rude repeat
current moments expert solution smells surely desire similar notes warrant button blew loving
creature pride fallen stranger exchange kinds ability leads separate square punch victory
closing cleaning friendship decent surface scream exhales clever flower tear factory stairs
studio susan trash americans hook millions helps wood equipment grade chat wide searching terry
witch remove scoffs screen material direct fishing chuck spending howard warn circumstances
amen eaten tests load indian task parking talks chances guards pure ordinary taylor wanting
vision understanding route bless wheel sale bride background victor mail provide garage
reputation secure alien pleased julie debt juice karen false lake hire spoken india learning
depends yellow priest upbeat dust bruce houses mask sentence pity carried disgusting demon
chosen staring trusted pardon rocks gods horn puts disappointed defend midnight potential
unusual wise uniform remembered clark morgan leading behavior mountains sucks ambulance pushing
joined suspenseful attitude silent screw castle campaign rope clicks chain tail confidence sara
japan ships design brains range abandoned hundreds silver custody desert clients curse identity
explosion hitting hurting series embarrassing merry holiday pilot julia events option hank
gordon customers dong friendly approach sharp suspicious wire setting robin alcohol andrew
sauce actor collect greg gorgeous christian highly hits guarantee nightmare seek minds attempt
panic candy stands engaged elevator border fruit falls prisoner clears intelligence detail
failure entirely mayor hates wishes patrick conference knocked wherever monkey destiny trace
earn fellas mostly troops chuckling stock armed basement estate anne object lily dish defeat
dirt mental telephone facts wins agreement jamie sides oliver bravo transfer begins accepted
coincidence commit dump protecting blows alert thrown sometime wings reporter stays blowing
stopping version wave jackie firing writer flesh settled perform opposite footage messed useful
gasping silence brown chasing unique title studying zero fella counting solid smoking bored
tires wasting dozen agents childhood embarrassed delivery impressed jessica cutting marks
movement decisions carol chase germany zone texas sons massive nasty johnson authority circle
impressive amanda trained urgent lack parties tank intense april hung linda violent snake slip
abby previously crossed survived shadow jesse reward specific quietly belt modern jordan policy
billion someday beast library intend hollywood jumped doll players tyler nothin africa teaching
softly climb molly temple injured threatened beeps fans mister senior ceremony golden prize
passion witnesses parker june possibility garbage beloved stress loser betty drama yang
deserves launch trail explanation sand closet thin reported harvey assure degrees deck messages
newspaper doug disaster reaction entered royal adult confident mysterious salt marcus shine
punishment kidnapped approaching fourth balance windows marty chirping gather loan
uncomfortable designed related robbery butter somethin entrance breaks guitar episode sally
deny virus package vegas cruel ending wayne madame backup tone phones greater supply advance
bars ross kissed frankie bury aboard beth couch warned mixed product ignore believes quality
toward chattering crimes lifetime suffered trigger theater secretary dollar latest edward
article offering magazine argue kingdom sports swing kills betrayed culture politics teams
neighbor crush barking worries bound nathan duke cabin recall champagne xiao chef chloe stan
gain tricks hannah partners assault comfort accused confirm yard sensitive hill katie fuel
response fashion gear tunnel asks negative wilson capital workers section bullets confirmed
joseph sandwich status emperor selfish guide guts struggle donna pathetic thee annoying voices
units outfit joint youth refused attend painful jokes dawn term heck shoe footsteps actions
vincent taxi baseball begging customer punk fever subtitles pretending blake digging smiling
ominous wallet valuable rolling nuclear impression suits angela drawing brand murders sobbing
margaret bowl cheating education quarter thunder bust removed species miller enjoying iron
recent flag agency maid normally choi cooper sweat options mass jess activity confess therapy
unknown tracks bills systems charlotte swimming self tuesday tower growling squad cigarette
extraordinary charged miserable shown uses delivered awkward costs cave behalf conditions loyal
sophie enjoyed demand network waves touching roman hitler exit crisis thursday plastic
collection industry creatures answering cleared wore mile laws blast nancy freaking slave
prisoners reckon surveillance generation dishes beef homework robot wasted bang reveal
recording lucas pink forth spirits korea legend boxes boots timing talkin arranged pattern wolf
mustn neighbors host investigate interrupt insist walks cleaned champion comin marie gunshot
nearby officially argument kong chairman dreaming michelle prime degree generous exam jang
financial exercise dragon angeles apology russia
`
