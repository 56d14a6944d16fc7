"""The decks that come along, by name: several for one legend are possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riftable.games.riftbound.decks.deck_lists import Deck, read_line
from riftable.games.riftbound.rules.names import slug

# Legend -> name of a deck -> its list without the legend, as `read_line` reads it: ! is the Chosen Champion,
# `side:` a card of the sideboard.
LISTS: Final[dict[str, dict[str, str]]] = {
    "annie-dark-child": {
        "annie": (
            "annie-stubborn! gust*3 morbid-return*3 mystic-poro*3 traveling-merchant*3 incinerate*3 "
            "pouty-poro*2 flash*2 sneaky-deckhand*3 disintegrate*3 annie-stubborn maddened-marauder*3 "
            "annie-fiery*2 sai-scout*3 firestorm*3 tibbers*2 fury*6 chaos*6 void-gate"
        ),
        "annie-origins": (
            "annie-stubborn! cleave*3 darius-trifarian*3 fight-or-flight*2 flash*3 gust kaisa-survivor*3 "
            "legion-rearguard pouty-poro*2 rebuke ride-the-wind*3 scrapheap*3 sneaky-deckhand*3 "
            "stacked-deck*3 traveling-merchant*3 vi-destructive*3 void-seeker*2 chaos*6 fury*6 "
            "the-arenas-greatest the-dreaming-tree zaun-warrens side:draven-showboat*2 "
            "side:fight-or-flight side:gust*2 side:rebuke*2 side:void-seeker"
        ),
    },
    "garen-might-of-demacia": {
        "garen": (
            "garen-rugged! daring-poro*3 confront*3 crackshot-corsair*3 first-mate*3 faithful-manufactor*3 "
            "noxian-drummer*3 back-to-back*3 vanguard-sergeant*3 dune-drake*2 petty-officer*2 "
            "decisive-strike*2 garen-rugged garen-commander*2 vanguard-attendant*3 recruit-the-vanguard*3 "
            "body*6 order*6 trifarian-war-camp"
        ),
    },
    "lux-lady-of-luminosity": {
        "lux": (
            "lux-crownguard! stupefy*3 ravenbloom-student*3 daring-poro*3 eager-apprentice*2 "
            "lecturing-yordle*3 back-to-back*3 lux-crownguard vanguard-sergeant*3 falling-comet*3 "
            "lux-illuminated*2 vanguard-attendant*3 singularity*3 blast-of-power*3 mega-mech*2 "
            "final-spark*2 mind*6 order*6 startipped-peak"
        ),
        "lux-origins": (
            "lux-crownguard! blast-of-power*2 consult-the-past*2 cull-the-weak*3 dr-mundo-expert "
            "ekko-recurrent energy-conduit*3 falling-comet*3 harnessed-dragon hidden-blade*3 "
            "kaisa-evolutionary progress-day recruit-the-vanguard*3 seal-of-insight*3 singularity*3 "
            "soaring-scout*3 time-warp*3 unchecked-power*2 watchful-sentry mind*7 order*5 aspirants-climb "
            "sigil-of-the-storm the-grand-plaza side:blast-of-power side:divine-judgment "
            "side:ekko-recurrent side:final-spark side:kaisa-evolutionary side:progress-day side:salvage*2"
        ),
        "lux-spiritforged": (
            "lux-crownguard! bellows-breath*3 card-sharp*2 cull-the-weak*3 drag-under*3 falling-comet*2 "
            "forge-of-the-future*2 hidden-blade*2 imperial-decree*3 jayce-man-of-progress*2 progress-day "
            "salvage*2 seal-of-unity*2 singularity*3 stupefy*2 time-warp vanguard-armory*3 "
            "wages-of-pain*3 mind*6 order*6 aspirants-climb sigil-of-the-storm vilemaws-lair"
        ),
    },
    "master-yi-wuju-bladesman": {
        "master-yi": (
            "yi-meditative! en-garde*3 meditation*3 stalwart-poro*3 cannon-barrage*3 mobilize*3 confront*2 "
            "wielder-of-water*3 highlander*2 playful-phantom*3 yi-meditative zephyr-sage*3 "
            "gentlemens-duel*3 stormclaw-ursine*3 yi-honed*2 mountain-drake*2 calm*6 body*6 "
            "fortified-position"
        ),
        "master-yi-origins": (
            "yi-honed! charm*3 clockwork-keeper*3 deadbloom-predator*3 defy*3 discipline*3 en-garde*3 "
            "find-your-center*3 pit-rookie*3 qiyana-victorious*3 stalwart-poro*3 tasty-faefolk*2 "
            "whiteflame-protector*2 wielder-of-water*2 zhonyas-hourglass*3 body*6 calm*6 "
            "grove-of-the-god-willow obelisk-of-power vilemaws-lair side:catalyst-of-aeons "
            "side:rune-prison*2 side:sabotage*2 side:unyielding-spirit*2 side:whiteflame-protector"
        ),
        "master-yi-spiritforged": (
            "yi-honed! block charm*3 defy*2 discipline*2 en-garde*2 find-your-center*2 first-mate*2 "
            "guardian-angel irelia-fervent janna-savior lonely-poro*3 marching-orders meditation "
            "not-so-fast punch-first*2 ruin-runner*3 sea-monkey stalwart-poro tasty-faefolk thwonk*2 "
            "trinity-force*3 whiteflame-protector zhonyas-hourglass*2 body*6 calm*6 hallowed-tomb "
            "obelisk-of-power vilemaws-lair"
        ),
    },
    "jinx-loose-cannon": {
        "jinx": (
            "jinx-demolitionist! flame-chompers*3 blazing-scorcher*2 fight-or-flight*3 get-excited*2 gust*3 "
            "cemetery-attendant*2 undercover-agent*2 chemtech-enforcer*3 brazen-buccaneer*3 magma-wurm "
            "void-seeker*2 fading-memories*2 traveling-merchant*3 scrapheap*3 raging-soul*3 vi-destructive "
            "rhasa-the-sunderer fury*6 chaos*6 targons-peak zaun-warrens reavers-row"
        ),
        "jinx-origins": (
            "jinx-demolitionist! chemtech-enforcer*3 cleave*2 draven-showboat*3 falling-star*3 "
            "fight-or-flight*3 flame-chompers*3 noxus-hopeful*2 pouty-poro*3 ride-the-wind*3 "
            "seal-of-rage*3 stacked-deck*3 sun-disc*2 traveling-merchant*3 vi-destructive*3 chaos*4 fury*8 "
            "reavers-row the-arenas-greatest zaun-warrens side:acceptable-losses*2 side:noxus-saboteur*2 "
            "side:sneaky-deckhand*2 side:super-mega-death-rocket side:thermo-beam"
        ),
    },
    "viktor-herald-of-the-arcane": {
        "viktor": (
            "viktor-innovator! orb-of-regret*2 cull-the-weak*3 hidden-blade*2 consult-the-past*2 "
            "smoke-screen*2 back-to-back*2 sprite-call*2 soaring-scout*3 stupefy*2 eager-apprentice*3 "
            "cruel-patron*3 jeweled-colossus*2 mushroom-pouch*2 ravenbloom-student*3 noxian-drummer*3 "
            "wraith-of-echoes grand-strategem heimerdinger-inventor mind*6 order*6 trifarian-war-camp "
            "the-grand-plaza altar-to-unity"
        ),
        "viktor-origins": (
            "viktor-leader! call-to-glory*3 cull-the-weak*3 daring-poro*3 faithful-manufactor*3 "
            "hidden-blade*3 imperial-decree lecturing-yordle machine-evangel*3 noxian-drummer*3 "
            "ravenbloom-student riptide-rex*3 singularity*3 sprite-mother*3 stupefy*3 "
            "thousand-tailed-watcher*3 mind*7 order*5 obelisk-of-power trifarian-war-camp vilemaws-lair "
            "side:cruel-patron*2 side:grand-strategem side:imperial-decree side:salvage*2 "
            "side:smoke-screen side:vanguard-attendant"
        ),
        "viktor-spiritforged": (
            "viktor-innovator! bellows-breath*3 blood-money*3 consult-the-past*2 cull-the-weak*3 "
            "drag-under*3 garbage-grabber hidden-blade*3 imperial-decree*3 lecturing-yordle*3 "
            "renata-glasc-industrialist seal-of-unity*2 singularity*3 stupefy*3 vanguard-armory*3 "
            "wages-of-pain*3 mind*6 order*6 ravenbloom-conservatory veiled-temple vilemaws-lair"
        ),
    },
    "lee-sin-blind-monk": {
        "lee-sin": (
            "lee-sin-centered! stalwart-poro*3 pit-rookie*3 wielder-of-water*3 first-mate*3 charm*2 "
            "challenge*3 stand-united*2 pakaa-cub*2 bilgewater-bully*2 stormclaw-ursine*2 discipline*3 "
            "wildclaw-shaman*3 mask-of-foresight mountain-drake*2 wizened-elder*3 mistfall udyr-wildman "
            "calm*6 body*6 monastery-of-hirana targons-peak grove-of-the-god-willow"
        ),
        "lee-sin-origins": (
            "lee-sin-centered! catalyst-of-aeons*3 challenge*2 charm*2 dazzling-aurora*3 "
            "deadbloom-predator*3 defy*3 discipline*3 find-your-center*3 mobilize*3 mountain-drake*2 "
            "rune-prison*2 sabotage tasty-faefolk*3 volibear-imposing whiteflame-protector*2 "
            "zhonyas-hourglass*3 body*6 calm*6 aspirants-climb obelisk-of-power vilemaws-lair side:charm "
            "side:clockwork-keeper*3 side:sabotage side:stalwart-poro*3"
        ),
    },
    "miss-fortune-bounty-hunter": {
        "miss-fortune": (
            "miss-fortune-captain! bullet-time*2 catalyst-of-aeons*3 confront dazzling-aurora*3 "
            "deadbloom-predator*3 fight-or-flight*3 gust*3 invert-timelines*2 mindsplitter*3 mobilize*3 "
            "mountain-drake primal-strength*2 ride-the-wind*3 sabotage*2 soulgorger stacked-deck*3 "
            "volibear-imposing body*6 chaos*6 aspirants-climb obelisk-of-power sigil-of-the-storm "
            "side:fading-memories*2 side:possession*2 side:primal-strength side:rebuke*2 side:sabotage"
        ),
    },
    "sett-the-boss": {
        "sett": (
            "sett-kingpin! arena-bar*3 call-to-glory*3 challenge*3 cithria-of-cloudfield*3 daring-poro "
            "fiora-victorious*3 first-mate*3 hidden-blade*2 kinkou-monk*2 lee-sin-centered*2 pit-rookie*3 "
            "primal-strength*2 qiyana-victorious*2 sabotage*2 sett-kingpin*2 showstopper*3 body*6 order*6 "
            "grove-of-the-god-willow monastery-of-hirana the-dreaming-tree side:imperial-decree "
            "side:sabotage side:salvage*2 side:sett-brawler*2 side:unyielding-spirit*2"
        ),
        "sett-spiritforged": (
            "sett-brawler! akshan-mischievous boneshiver*3 call-to-glory*2 challenge*3 deathgrip "
            "dorans-blade*2 fiora-victorious*3 first-mate*2 hidden-blade*3 lucian-merciless*3 "
            "pit-rookie*3 punch-first*2 qiyana-victorious ruin-runner*2 sabotage sea-monkey*2 "
            "showstopper*3 warmogs-armor*2 body*8 order*4 monastery-of-hirana sunken-temple "
            "the-dreaming-tree"
        ),
    },
    "kaisa-daughter-of-the-void": {
        "kaisa": (
            "kaisa-survivor! cleave*2 darius-trifarian*3 falling-star*3 hextech-ray*3 icathian-rain*2 "
            "kaisa-survivor lecturing-yordle*2 pouty-poro*3 ravenbloom-student*3 retreat*3 singularity "
            "stupefy*3 thousand-tailed-watcher*3 time-warp void-seeker*3 watchful-sentry*3 fury*6 mind*6 "
            "reavers-row startipped-peak targons-peak side:brynhir-thundersong*2 side:get-excited*2 "
            "side:mega-mech*2 side:smoke-screen*2"
        ),
        "kaisa-spiritforged": (
            "kaisa-survivor! bellows-breath brynhir-thundersong*2 draven-vanquisher*3 falling-star*3 "
            "ferrous-forerunner*3 forecaster*2 hextech-ray*3 long-sword*3 noxus-hopeful*2 "
            "plundering-poro*3 pouty-poro*3 premonition*2 smoke-screen*3 stupefy*3 "
            "thousand-tailed-watcher*3 fury*7 mind*5 obelisk-of-power the-candlelit-sanctum void-gate"
        ),
    },
    "yasuo-unforgiven": {
        "yasuo": (
            "yasuo-remorseful! charm clockwork-keeper*2 defy*2 discipline*3 en-garde*3 fight-or-flight*2 "
            "gust*2 mask-of-foresight mindsplitter*3 rebuke rhasa-the-sunderer*2 scrapheap*2 "
            "stacked-deck*3 stalwart-poro*3 tideturner*2 traveling-merchant*3 wielder-of-water*3 "
            "zhonyas-hourglass calm*6 chaos*6 targons-peak windswept-hillock zaun-warrens side:adaptatron "
            "side:kogmaw-caustic side:rebuke*2 side:teemo-scout side:tideturner side:wind-wall "
            "side:zhonyas-hourglass"
        ),
    },
    "ahri-nine-tailed-fox": {
        "ahri": (
            "ahri-alluring! charm defy*3 discipline*3 en-garde*3 find-your-center*3 jeweled-colossus*2 "
            "lecturing-yordle*2 ravenbloom-student*3 retreat*3 sprite-mother*2 stalwart-poro*2 stupefy*3 "
            "tasty-faefolk*2 thousand-tailed-watcher*3 time-warp*2 watchful-sentry*2 calm*5 mind*7 "
            "aspirants-climb grove-of-the-god-willow the-dreaming-tree side:adaptatron*3 "
            "side:ahri-inquisitive side:charm*2 side:sona-harmonious*2"
        ),
        "ahri-spiritforged": (
            "ahri-inquisitive! blitzcrank-impassive*2 block*2 defy*2 deserts-call*3 disarming-rake "
            "discipline*3 eager-apprentice*3 emperors-divide feral-strength*3 find-your-center*2 "
            "janna-savior not-so-fast ravenbloom-student*3 sona-harmonious*3 thousand-tailed-watcher*3 "
            "thwonk*3 zhonyas-hourglass*3 calm*6 mind*6 marai-spire the-arenas-greatest the-dreaming-tree"
        ),
    },
    "volibear-relentless-storm": {
        "volibear": (
            "volibear-furious! anivia-primal*3 catalyst-of-aeons*3 challenge*2 dazzling-aurora*3 "
            "deadbloom-predator*3 falling-star*2 get-excited*3 incinerate*3 iron-ballista*3 "
            "kadregrin-the-infernal*3 magma-wurm mobilize*3 sabotage*3 sky-splitter*3 void-seeker body*6 "
            "fury*6 aspirants-climb obelisk-of-power vilemaws-lair side:stormbringer*2 "
            "side:unyielding-spirit*2 side:void-seeker side:warwick-hunter*3"
        ),
    },
    "leona-radiant-dawn": {
        "leona": (
            "leona-determined! call-to-glory*3 clockwork-keeper*3 defy*3 discipline*3 facebreaker*2 "
            "fiora-victorious leona-determined meditation*3 rune-prison*3 sett-kingpin*3 shen-kinkou*2 "
            "solari-shieldbearer*3 sona-harmonious*3 stalwart-poro*3 wind-wall zenith-blade*2 calm*6 "
            "order*6 aspirants-climb grove-of-the-god-willow vilemaws-lair side:back-to-back "
            "side:hidden-blade*2 side:leona-zealot side:salvage*3 side:vengeance"
        ),
        "leona-spiritforged": (
            "leona-zealot! bf-sword*2 blitzcrank-impassive*2 call-to-glory*3 defy*3 discipline*3 "
            "fiora-victorious*3 guardian-angel*2 hidden-blade*2 leona-determined*3 not-so-fast*2 "
            "salvage*2 solari-shieldbearer*2 sona-harmonious*2 thwonk*2 zenith-blade*3 "
            "zhonyas-hourglass*3 calm*7 order*5 obelisk-of-power trifarian-war-camp vilemaws-lair"
        ),
    },
    "darius-hand-of-noxus": {
        "darius": (
            "darius-trifarian! baited-hook*3 cleave daring-poro*2 darius-trifarian*2 draven-showboat*3 "
            "faithful-manufactor*3 falling-star*2 grand-strategem hidden-blade*2 imperial-decree "
            "kaisa-survivor*2 noxus-hopeful*2 pouty-poro*2 seal-of-unity*3 spectral-matron*3 "
            "trifarian-gloryseeker*3 vanguard-captain*3 vayne-hunter fury*6 order*6 the-arenas-greatest "
            "the-candlelit-sanctum trifarian-war-camp side:cull-the-weak*2 side:noxian-guillotine "
            "side:salvage*2 side:shen-kinkou*2 side:vayne-hunter"
        ),
    },
    "teemo-swift-scout": {
        "teemo": (
            "teemo-scout! consult-the-past*3 dr-mundo-expert*2 ember-monk*3 fight-or-flight*2 "
            "guerilla-warfare gust lecturing-yordle*2 ravenbloom-student*3 scrapheap singularity*2 "
            "smoke-screen sprite-call*2 sprite-mother*2 stacked-deck*3 stupefy*3 teemo-scout "
            "thousand-tailed-watcher*2 tideturner*2 traveling-merchant*3 chaos*5 mind*7 bandle-tree "
            "trifarian-war-camp zaun-warrens side:gust side:mindsplitter side:rebuke*2 side:singularity "
            "side:smoke-screen side:sprite-call side:sprite-mother"
        ),
    },
    "fiora-grand-duelist": {
        "fiora": (
            "fiora-worthy! bf-sword*3 dauntless-vanguard*2 dorans-blade*3 fiora-peerless*2 jaull-fish*2 "
            "laurent-duelist*2 lucian-merciless*2 pit-rookie*2 punch-first*2 riposte royal-guard*2 "
            "sacred-shears show-of-strength*2 strike-down*3 unsung-hero*2 vengeance*2 veteran-poro*2 "
            "warmogs-armor*3 yone-blademaster body*6 order*6 ornns-forge sunken-temple veiled-temple"
        ),
        "fiora-spiritforged": (
            "fiora-victorious! baited-hook*3 bf-sword*3 call-to-glory*2 challenge*2 fiora-worthy "
            "first-mate*3 harnessed-dragon*2 hidden-blade*2 kinkou-monk pit-rookie*3 punch-first*3 "
            "riposte*2 salvage sea-monkey*2 sett-brawler*3 spectral-matron*3 unsung-hero*3 body*6 order*6 "
            "monastery-of-hirana the-dreaming-tree trifarian-war-camp"
        ),
    },
    "rumble-mechanized-menace": {
        "rumble": (
            "rumble-scrapper! assembly-rig breakneck-mech*2 bubble-bot*3 consult-the-past*2 danger-zone "
            "dangerous-duo*3 ferrous-forerunner*2 forecaster*3 frigid-touch*2 gem-jammer*3 long-sword "
            "plundering-poro*3 production-surge*3 rumble-hotheaded*2 singularity stupefy*2 void-seeker*3 "
            "wages-of-pain*2 fury*6 mind*6 minefield ravenbloom-conservatory treasure-hoard"
        ),
    },
    "lucian-purifier": {
        "lucian": (
            "lucian-merciless! angle-shot brynhir-thundersong*3 challenge*3 confront*3 dorans-blade*2 "
            "ferrous-forerunner first-mate*2 gem-jammer*3 hexdrinker kaisa-survivor*2 lucian-merciless*2 "
            "noxus-hopeful*3 piercing-light*2 relentless-pursuit*3 sabotage*2 skyfall-of-areion*3 "
            "trinity-force*3 body*8 fury*4 forge-of-the-fluft sunken-temple zaun-warrens"
        ),
    },
    "azir-emperor-of-the-sands": {
        "azir": (
            "azir-sovereign! arise*3 bf-sword*3 brutalizer*3 cull-the-weak*2 deathgrip*3 defy*2 "
            "deserts-call*2 discipline*3 dorans-shield*3 eye-of-the-herald*3 grand-strategem*2 "
            "guardian-angel*2 guards*2 hidden-blade*3 lonely-poro*2 thwonk calm*6 order*6 ornns-forge "
            "trifarian-war-camp vilemaws-lair"
        ),
    },
    "sivir-battle-mistress": {
        "sivir": (
            "sivir-mercenary! boots-of-swiftness*2 called-shot*3 catalyst-of-aeons*3 challenge*2 "
            "dazzling-aurora*3 deadbloom-predator*2 fight-or-flight*3 gust*2 last-rites*2 mindsplitter*3 "
            "mobilize*3 punch-first rebuke*2 sabotage*2 stacked-deck*3 treasure-trove*3 body*6 chaos*6 "
            "aspirants-climb sigil-of-the-storm vilemaws-lair"
        ),
    },
    "ezreal-prodigal-explorer": {
        "ezreal": (
            "ezreal-prodigy! arcane-shift bellows-breath*2 boots-of-swiftness called-shot*3 card-sharp*3 "
            "cull*3 ezreal-prodigy frigid-touch*2 hard-bargain mindsplitter*2 pit-crew*3 rebuke*2 "
            "seal-of-discord*3 stacked-deck*3 stupefy*3 thousand-tailed-watcher*2 time-warp "
            "wages-of-pain*3 chaos*6 mind*6 marai-spire the-papertree void-gate"
        ),
    },
    "ornn-fire-below-the-mountain": {
        "ornn": (
            "ornn-forge-god! apprentice-smith*2 clockwork-keeper*2 cloth-armor*3 consult-the-past*2 defy "
            "dorans-shield emperors-divide*2 not-so-fast*3 seal-of-focus*3 shurelyas-requiem "
            "singularity*2 sona-harmonious*2 stellacorn-herder*3 steraks-gage*3 svellsongur*3 thwonk*2 "
            "tianna-crownguard zhonyas-hourglass*3 calm*7 mind*5 aspirants-climb ornns-forge "
            "sigil-of-the-storm"
        ),
    },
    "reksai-void-burrower": {
        "reksai": (
            "reksai-breacher! cull-the-weak*3 darius-trifarian*2 deathgrip drag-under falling-star*3 "
            "hextech-ray*2 hidden-blade*2 honest-broker*3 immortal-phoenix*3 noxus-hopeful*3 "
            "piercing-light reksai-breacher seal-of-rage*3 sun-disc undertitan*3 vi-destructive "
            "void-hatchling*2 void-rush*3 void-seeker fury*6 order*6 rockfall-path the-candlelit-sanctum "
            "zaun-warrens"
        ),
    },
}
STANDARD: Final = ("annie", "garen", "lux", "master-yi")  # by seat, unless others are chosen


def decks_of_lists(lists: Mapping[str, Mapping[str, str]]) -> dict[str, Deck]:
    """Return decks by name, in the order of their lists; ValueError if a name is not plain or there twice.

    Whether a deck is legal is not checked here: a test does it for all that come along.
    """
    found: dict[str, Deck] = {}
    for legend, named in lists.items():
        for name, line in named.items():
            if name in found or name != slug(name):
                raise ValueError(f"“{name}” is no name for a deck, or is there twice")
            deck = read_line(f"{legend} {line}")
            found[name] = Deck(
                name, deck.legend, deck.champion, deck.main, deck.runes, deck.fields, deck.side
            )
    return found


def titles_of(decks: Mapping[str, Deck]) -> dict[str, str]:
    """Return titles of decks by name: the legend; its second deck also bears what is its own in its name.

    "annie" is "Annie, Dark Child", and "annie-origins" is "Annie, Dark Child: Origins".
    """
    found: dict[str, str] = {}
    first: dict[str, str] = {}  # deck of each legend
    for name, deck in decks.items():
        title = deck.legend.title
        apart = name.removeprefix(f"{first.setdefault(title, name)}-").replace("-", " ")
        found[name] = title if first[title] == name else f"{title}: {apart[:1].upper()}{apart[1:]}"
    return found


def group_of(deck: Deck) -> str:
    """Return where a deck is listed: with the starter decks, or by the newest set that it needs."""
    if deck.name in STANDARD:
        return "starter"
    return "spiritforged" if any(card.key.startswith("sfd") for card in deck.cards()) else "origins"


KNOWN: Final[dict[str, Deck]] = decks_of_lists(LISTS)
KNOWN_TITLES: Final[dict[str, str]] = titles_of(KNOWN)
KNOWN_GROUPS: Final[dict[str, str]] = {name: group_of(deck) for name, deck in KNOWN.items()}
