import Staging

/// The scenes of the `flipbook` command, in the order in which it lists them.
public enum SceneCatalog {
  public static let scenes = [
    FallingSquare.scene, Flick.scene, StickyCorners.scene,
    DropOut.scene, DropOut.objectiveCScene,
    Shade.scene, Shade.cancelledScene,
    ElasticButton.scene, ElasticButton.objectiveCScene,
    ElasticDrag.scene, CellReorder.scene,
  ]
}
