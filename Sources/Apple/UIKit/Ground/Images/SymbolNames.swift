/// Which icons of the symbol set stand for Apple's symbols.
///
/// The set is Bootstrap Icons, whose shapes are the nearest to Apple's among Debian's packages.
enum SymbolNames {
  /// Returns the icon's name for Apple's name of a symbol; nil for a symbol without one.
  static func icon(for name: String) -> String? { icons[name] }

  /// Returns true for a symbol whose icon looks like another thing.
  static func isFar(_ name: String) -> Bool { farNames.contains(name) }

  /// Apple's names, in alphabetical order.
  static var all: [String] { icons.keys.sorted() }

  private static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for word in (table + " " + furtherNames).split(whereSeparator: \.isWhitespace) {
      let names = word.split(separator: "=")
      guard let name = names.first, let last = names.last else { continue }
      icons[String(name)] =
        names.count == 2
        ? String(last.drop { $0 == "~" }) : String(name.map { $0 == "." ? "-" : $0 })
    }
    return icons
  }()

  private static let farNames = Set(
    furtherNames.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.contains("=~") ? word.split(separator: "=").first.map(String.init) : nil
    })

  /// Each of Apple's names with the icon's after `=`, unless it is the same with dashes for dots.
  private static let table = """
    heart heart.fill suit.heart suit.heart.fill suit.spade suit.spade.fill suit.club
    suit.club.fill suit.diamond suit.diamond.fill star star.fill
    star.leadinghalf.filled=star-half sparkles=stars trash=trash3 trash.fill=trash3-fill
    plus=plus-lg minus=dash-lg multiply=x-lg percent number=hash xmark=x-lg checkmark=check-lg
    questionmark=question-lg exclamationmark=exclamation-lg info=info-lg at asterisk plus.circle
    plus.circle.fill plus.square plus.square.fill minus.circle=dash-circle
    minus.circle.fill=dash-circle-fill minus.square=dash-square
    minus.square.fill=dash-square-fill xmark.circle=x-circle xmark.circle.fill=x-circle-fill
    xmark.square=x-square xmark.square.fill=x-square-fill xmark.octagon=x-octagon
    xmark.octagon.fill=x-octagon-fill checkmark.circle=check-circle
    checkmark.circle.fill=check-circle-fill checkmark.square=check-square
    checkmark.square.fill=check-square-fill checkmark.seal=patch-check
    checkmark.seal.fill=patch-check-fill checkmark.shield=shield-check
    checkmark.shield.fill=shield-fill-check questionmark.circle=question-circle
    questionmark.circle.fill=question-circle-fill questionmark.square=question-square
    questionmark.square.fill=question-square-fill exclamationmark.circle=exclamation-circle
    exclamationmark.circle.fill=exclamation-circle-fill
    exclamationmark.triangle=exclamation-triangle
    exclamationmark.triangle.fill=exclamation-triangle-fill
    exclamationmark.octagon=exclamation-octagon
    exclamationmark.octagon.fill=exclamation-octagon-fill
    exclamationmark.shield=shield-exclamation exclamationmark.shield.fill=shield-fill-exclamation
    info.circle info.circle.fill info.square info.square.fill chevron.left chevron.right
    chevron.up chevron.down chevron.backward=chevron-left chevron.forward=chevron-right
    chevron.left.2=chevron-double-left chevron.right.2=chevron-double-right
    chevron.up.chevron.down=chevron-expand chevron.compact.up chevron.compact.down
    chevron.compact.left chevron.compact.right arrow.left arrow.right arrow.up arrow.down
    arrow.backward=arrow-left arrow.forward=arrow-right arrow.up.left arrow.up.right
    arrow.down.left arrow.down.right arrow.left.circle arrow.left.circle.fill arrow.right.circle
    arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.left.square arrow.left.square.fill arrow.right.square
    arrow.right.square.fill arrow.up.square arrow.up.square.fill arrow.down.square
    arrow.down.square.fill arrow.left.arrow.right=arrow-left-right
    arrow.left.and.right=arrow-left-right arrow.up.arrow.down=arrow-down-up arrow.clockwise
    arrow.counterclockwise arrow.triangle.2.circlepath=arrow-repeat
    arrow.2.circlepath=arrow-repeat arrow.uturn.left=arrow-90deg-left
    arrow.uturn.right=arrow-90deg-right arrow.uturn.backward=arrow-90deg-left
    arrow.uturn.forward=arrow-90deg-right arrow.turn.down.right=arrow-return-right
    arrow.turn.up.left=arrow-90deg-left arrow.up.left.and.arrow.down.right=arrows-angle-expand
    arrow.down.right.and.arrow.up.left=arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.up.to.line=arrow-bar-up
    arrow.down.to.line=arrow-bar-down arrow.left.to.line=arrow-bar-left
    arrow.right.to.line=arrow-bar-right arrowshape.turn.up.left=reply
    arrowshape.turn.up.left.fill=reply-fill arrowshape.turn.up.left.2=reply-all
    arrowshape.turn.up.left.2.fill=reply-all-fill arrowtriangle.up=caret-up
    arrowtriangle.up.fill=caret-up-fill arrowtriangle.down=caret-down
    arrowtriangle.down.fill=caret-down-fill arrowtriangle.left=caret-left
    arrowtriangle.left.fill=caret-left-fill arrowtriangle.right=caret-right
    arrowtriangle.right.fill=caret-right-fill gear gearshape=gear gearshape.fill=gear-fill
    slider.horizontal.3=sliders slider.vertical.3=sliders2-vertical wrench hammer
    hammer.fill=hammer house house.fill building building.fill building.2=buildings
    building.2.fill=buildings-fill person person.fill person.circle
    person.crop.circle=person-circle person.crop.square=person-square
    person.badge.plus=person-plus person.fill.badge.plus=person-plus-fill
    person.badge.minus=person-dash person.fill.badge.minus=person-dash-fill person.2=people
    person.2.fill=people-fill person.3=people person.3.fill=people-fill bell bell.fill bell.slash
    bell.slash.fill magnifyingglass=search plus.magnifyingglass=zoom-in
    minus.magnifyingglass=zoom-out square.and.arrow.up=box-arrow-up
    square.and.arrow.down=box-arrow-in-down square.and.pencil=pencil-square pencil pencil.tip=pen
    paintbrush=brush paintbrush.fill=brush-fill paintpalette=palette
    paintpalette.fill=palette-fill eyedropper scissors ruler=rulers crop play play.fill
    play.circle play.circle.fill play.rectangle=play-btn play.rectangle.fill=play-btn-fill pause
    pause.fill pause.circle pause.circle.fill stop stop.fill stop.circle stop.circle.fill
    record.circle record.circle.fill backward=rewind backward.fill=rewind-fill
    forward=fast-forward forward.fill=fast-forward-fill backward.end=skip-start
    backward.end.fill=skip-start-fill forward.end=skip-end forward.end.fill=skip-end-fill
    backward.end.alt=skip-backward backward.end.alt.fill=skip-backward-fill
    forward.end.alt=skip-forward forward.end.alt.fill=skip-forward-fill eject eject.fill shuffle
    repeat repeat.1 infinity speaker=volume-off speaker.fill=volume-off-fill
    speaker.wave.1=volume-down speaker.wave.1.fill=volume-down-fill speaker.wave.2=volume-up
    speaker.wave.2.fill=volume-up-fill speaker.wave.3=volume-up
    speaker.wave.3.fill=volume-up-fill speaker.slash=volume-mute
    speaker.slash.fill=volume-mute-fill music.note music.note.list mic mic.fill
    mic.slash=mic-mute mic.slash.fill=mic-mute-fill headphones hifispeaker=speaker
    hifispeaker.fill=speaker-fill waveform=soundwave video=camera-video
    video.fill=camera-video-fill video.slash=camera-video-off
    video.slash.fill=camera-video-off-fill film camera camera.fill photo=image
    photo.fill=image-fill photo.on.rectangle=images tv tv.fill gamecontroller=controller
    gamecontroller.fill=controller folder folder.fill folder.badge.plus=folder-plus
    doc=file-earmark doc.fill=file-earmark-fill doc.text=file-earmark-text
    doc.text.fill=file-earmark-text-fill doc.on.doc=files doc.on.clipboard=clipboard
    doc.richtext=file-earmark-richtext clipboard clipboard.fill note.text=journal-text book
    book.fill books.vertical=bookshelf bookmark bookmark.fill newspaper archivebox=archive
    archivebox.fill=archive-fill tray=inbox tray.fill=inbox-fill tray.2=inboxes
    tray.2.fill=inboxes-fill paperclip link=link-45deg envelope envelope.fill envelope.open
    envelope.open.fill paperplane=send paperplane.fill=send-fill message=chat
    message.fill=chat-fill bubble.left=chat-left bubble.left.fill=chat-left-fill
    bubble.right=chat-right bubble.right.fill=chat-right-fill text.bubble=chat-left-text
    text.bubble.fill=chat-left-text-fill ellipsis.bubble=chat-left-dots
    ellipsis.bubble.fill=chat-left-dots-fill quote.bubble=chat-left-quote
    quote.bubble.fill=chat-left-quote-fill phone=telephone phone.fill=telephone-fill
    ellipsis=three-dots line.horizontal.3=list line.3.horizontal=list
    line.horizontal.3.decrease=filter line.3.horizontal.decrease=filter
    line.3.horizontal.decrease.circle=filter-circle
    line.3.horizontal.decrease.circle.fill=filter-circle-fill list.bullet=list-ul
    list.number=list-ol list.dash=list-task list.star=list-stars checklist=list-check
    text.alignleft=text-left text.aligncenter=text-center text.alignright=text-right
    text.justify=justify increase.indent=text-indent-left decrease.indent=text-indent-right
    bold=type-bold italic=type-italic underline=type-underline strikethrough=type-strikethrough
    textformat=fonts textformat.size=fonts quote.opening=quote paragraphsign=paragraph
    square.grid.2x2=grid square.grid.2x2.fill=grid-fill square.grid.3x2=grid-3x2-gap
    square.grid.3x2.fill=grid-3x2-gap-fill square.grid.3x3=grid-3x3-gap
    square.grid.3x3.fill=grid-3x3-gap-fill rectangle.grid.1x2=view-stacked
    rectangle.split.3x1=layout-three-columns sidebar.left=layout-sidebar
    sidebar.right=layout-sidebar-reverse square.stack=stack square.stack.3d.up=layers
    square.stack.3d.up.fill=layers-fill square square.fill circle circle.fill
    circle.lefthalf.filled=circle-half triangle triangle.fill diamond diamond.fill hexagon
    hexagon.fill octagon octagon.fill pentagon pentagon.fill shield shield.fill capsule app
    dot.circle=record-circle target=bullseye scope=bullseye viewfinder=fullscreen lock lock.fill
    lock.open=unlock lock.open.fill=unlock-fill lock.shield=shield-lock
    lock.shield.fill=shield-lock-fill key key.fill eye eye.fill eye.slash eye.slash.fill
    hand.thumbsup=hand-thumbs-up hand.thumbsup.fill=hand-thumbs-up-fill
    hand.thumbsdown=hand-thumbs-down hand.thumbsdown.fill=hand-thumbs-down-fill
    hand.point.up.left=hand-index hand.point.up.left.fill=hand-index-fill
    face.smiling=emoji-smile face.smiling.fill=emoji-smile-fill touchid=fingerprint
    calendar=calendar3 calendar.badge.plus=calendar-plus clock clock.fill
    clock.arrow.circlepath=clock-history alarm alarm.fill stopwatch stopwatch.fill
    timer=stopwatch hourglass=hourglass-split hourglass.tophalf.filled=hourglass-top
    hourglass.bottomhalf.filled=hourglass-bottom map map.fill mappin=geo
    mappin.and.ellipse=geo-fill location=cursor location.fill=cursor-fill safari=compass
    safari.fill=compass-fill globe network=globe2 wifi wifi.slash=wifi-off
    antenna.radiowaves.left.and.right=broadcast dot.radiowaves.left.and.right=broadcast cloud
    cloud.fill cloud.rain cloud.rain.fill cloud.snow cloud.snow.fill cloud.bolt=cloud-lightning
    cloud.bolt.fill=cloud-lightning-fill cloud.sun cloud.sun.fill cloud.moon cloud.moon.fill
    cloud.fog cloud.fog.fill cloud.drizzle cloud.drizzle.fill cloud.hail cloud.hail.fill
    icloud=cloud icloud.fill=cloud-fill icloud.and.arrow.down=cloud-arrow-down
    icloud.and.arrow.down.fill=cloud-arrow-down-fill icloud.and.arrow.up=cloud-arrow-up
    icloud.and.arrow.up.fill=cloud-arrow-up-fill sun.max=brightness-high
    sun.max.fill=brightness-high-fill sun.min=brightness-low sun.min.fill=brightness-low-fill
    sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.stars moon.stars.fill
    snowflake=snow wind hurricane tornado tropicalstorm=tropical-storm umbrella umbrella.fill
    drop=droplet drop.fill=droplet-fill flame=fire flame.fill=fire thermometer=thermometer-half
    bolt=lightning bolt.fill=lightning-fill ladybug=bug ladybug.fill=bug-fill cart cart.fill
    cart.badge.plus=cart-plus bag bag.fill basket basket.fill creditcard=credit-card
    creditcard.fill=credit-card-fill gift gift.fill tag tag.fill dollarsign=currency-dollar
    eurosign=currency-euro sterlingsign=currency-pound yensign=currency-yen
    bitcoinsign=currency-bitcoin banknote=cash wallet.pass=wallet2 briefcase briefcase.fill
    case=briefcase case.fill=briefcase-fill graduationcap=mortarboard
    graduationcap.fill=mortarboard-fill trophy trophy.fill medal=award medal.fill=award-fill
    rosette=award flag flag.fill cup.and.saucer=cup-hot cup.and.saucer.fill=cup-hot-fill
    airplane=airplane-fill car=car-front car.fill=car-front-fill bus=bus-front
    bus.fill=bus-front-fill tram=train-front tram.fill=train-front-fill bicycle
    fuelpump=fuel-pump fuelpump.fill=fuel-pump-fill lightbulb lightbulb.fill
    lightbulb.slash=lightbulb-off lightbulb.slash.fill=lightbulb-off-fill lamp.desk=lamp
    powerplug=plug powerplug.fill=plug-fill power battery.100=battery-full
    battery.50=battery-half battery.0=battery battery.100.bolt=battery-charging iphone=phone
    ipad=tablet laptopcomputer=laptop desktopcomputer=display display keyboard keyboard.fill
    printer printer.fill computermouse=mouse computermouse.fill=mouse-fill cpu cpu.fill
    memorychip=memory server.rack=hdd-rack externaldrive=hdd externaldrive.fill=hdd-fill
    internaldrive=device-ssd internaldrive.fill=device-ssd-fill opticaldisc=disc
    opticaldisc.fill=disc-fill terminal terminal.fill
    chevron.left.forwardslash.chevron.right=code-slash curlybraces=braces command option shift
    shift.fill capslock capslock.fill escape delete.left=backspace
    delete.left.fill=backspace-fill delete.right=backspace-reverse
    delete.right.fill=backspace-reverse-fill return=arrow-return-left chart.bar=bar-chart
    chart.bar.fill=bar-chart-fill chart.pie=pie-chart chart.pie.fill=pie-chart-fill
    chart.line.uptrend.xyaxis=graph-up chart.line.downtrend.xyaxis=graph-down
    waveform.path.ecg=activity bandage=bandaid bandage.fill=bandaid-fill lungs lungs.fill ear
    ear.fill eyeglasses puzzlepiece=puzzle puzzlepiece.fill=puzzle-fill dice=dice-5
    dice.fill=dice-5-fill die.face.1=dice-1 die.face.2=dice-2 die.face.3=dice-3 die.face.4=dice-4
    die.face.5=dice-5 die.face.6=dice-6 die.face.1.fill=dice-1-fill die.face.2.fill=dice-2-fill
    die.face.3.fill=dice-3-fill die.face.4.fill=dice-4-fill die.face.5.fill=dice-5-fill
    die.face.6.fill=dice-6-fill cube=box cube.fill=box-fill shippingbox=box-seam
    shippingbox.fill=box-seam-fill wand.and.stars=magic qrcode=qr-code
    qrcode.viewfinder=qr-code-scan barcode=upc barcode.viewfinder=upc-scan
    ticket=ticket-perforated ticket.fill=ticket-perforated-fill megaphone megaphone.fill
    binoculars binoculars.fill nosign=slash-circle slash.circle slash.circle.fill translate
    textbox=input-cursor-text dpad dpad.fill 1.circle 2.circle 3.circle 4.circle 5.circle
    6.circle 7.circle 8.circle 9.circle 0.circle 1.circle.fill 2.circle.fill 3.circle.fill
    4.circle.fill 5.circle.fill 6.circle.fill 7.circle.fill 8.circle.fill 9.circle.fill
    0.circle.fill
    """
}
